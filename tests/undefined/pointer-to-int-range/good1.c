// By way of a type that is wide enough.
#include <stdint.h>
#include <stdio.h>
int main(void) {
    long long x = 0;
    unsigned low = (unsigned)(uintptr_t)&x & 3;
    printf("%u %d\n", low, (_Bool)&x);
    return 0;
}
