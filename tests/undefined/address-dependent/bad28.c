// The same of an automatic object.
#include <stdint.h>
#include <stdio.h>
int main(void) {
    double object;
    uintptr_t address = (uintptr_t)&object; // UB: address-dependent
    if (address / 8 % 31 == 7) puts("seven");
    return 0;
}
