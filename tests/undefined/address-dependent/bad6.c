#include <stdint.h>
#include <stdio.h>
int a, b;
int main(void) {
    uintptr_t x = (uintptr_t)&a, y = (uintptr_t)&b; // UB: address-dependent
    printf("%d\n", x < y);
    return 0;
}
