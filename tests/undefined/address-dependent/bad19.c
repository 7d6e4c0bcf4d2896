// A high bit of the address of an element.
#include <stdint.h>
#include <stdio.h>
static long s;
int main(void) {
    long n = 7, a[4] = {1, 2, 3, 4};
    printf("%d ", (_Bool)((uintptr_t)&a[3] & 0x80000000u)); // UB: address-dependent
    printf("%ld %ld %ld\n", n, a[1], s);
    return 0;
}
