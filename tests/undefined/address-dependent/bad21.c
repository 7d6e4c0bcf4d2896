// A few bits of something computed from an address, which are the same for several of them.
#include <stdint.h>
#include <stdio.h>
int main(void) {
    int a = 0;
    printf("%u\n", (unsigned)((uintptr_t)&a * 0x7fffffff >> 7) % 16 + (unsigned)a); // UB: address-dependent
    return 0;
}
