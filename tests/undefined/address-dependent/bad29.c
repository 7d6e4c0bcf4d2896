// A quotient's remainder takes more steps than there are remainders.
#include <stdint.h>
#include <stdio.h>
int main(void) {
    double object;
    uintptr_t address = (uintptr_t)&object; // UB: address-dependent
    if (address / 63 % 31 == 7) puts("seven");
    return 0;
}
