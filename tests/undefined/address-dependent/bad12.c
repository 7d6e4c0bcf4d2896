#include <stdint.h>
#include <stdio.h>
static int one(void) { return 1; }
static int two(void) { return 2; }
int main(void) {
    printf("%d\n", (uintptr_t)one < (uintptr_t)two); // UB: address-dependent
    return 0;
}
