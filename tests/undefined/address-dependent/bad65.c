// An object of no bytes may lie where another is.
#include <stdint.h>
#include <stdio.h>
struct empty {};
static struct empty a, b;
int main(void) {
    uintptr_t x = (uintptr_t)&a; // UB: address-dependent
    printf("%d\n", x == (uintptr_t)&b);
    return 0;
}
