#include <stdio.h>
int main(void) {
    unsigned char c = 255;
    printf("%d %d\n", c >> 31, c << 16);
    printf("%llu\n", 1ull << 63);
    unsigned short s = 1;
    s <<= 20;
    printf("%d\n", s);
    c >>= 9;
    printf("%d\n", c);
    return 0;
}
