#include <stdio.h>
static unsigned rotate(unsigned x, unsigned n) { return x << (n & 31) | x >> (-n & 31); }
int main(void) {
    for (unsigned n = 0; n <= 64; n += 16) printf("%x ", rotate(0x12345678, n));
    printf("%d\n", 1 << (unsigned char)(256 + 3));
    return 0;
}
