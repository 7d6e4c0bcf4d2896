// How many bits the addresses of neighbours have in common that may touch each other.
#include <stdint.h>
#include <stdio.h>
int main(void) {
    long long x = 0, y = 0;
    uintptr_t distance = (uintptr_t)&x ^ (uintptr_t)&y; // UB: address-dependent
    printf("%d\n", distance < 15);
    return (int)(x + y);
}
