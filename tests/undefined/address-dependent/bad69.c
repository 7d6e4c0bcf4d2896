// The name of a function may be one with a literal.
#include <stdint.h>
#include <stdio.h>
int main(void) {
    uintptr_t a = (uintptr_t)__func__; // UB: address-dependent
    printf("%d\n", a == (uintptr_t)"main");
    return 0;
}
