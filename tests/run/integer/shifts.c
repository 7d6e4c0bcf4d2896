// Shifts by variable amounts on every width, including the ones others never try.
#include <stdio.h>

int main(void) {
    unsigned u = 0xdeadbeef;
    int neg = -12345;
    long long ln = -0x123456789abcdefLL;
    unsigned long long ul = 0xfedcba9876543210ull;
    for (int n = 0; n < 32; n += 5)
        printf("%x %x %d\n", u << n, u >> n, neg >> n);
    for (int n = 0; n < 64; n += 9)
        printf("%llx %llx %lld\n", ul << n, ul >> n, ln >> n);
    unsigned char c = 0x81;
    printf("%d %d %d\n", c << 8, c >> 1, (unsigned char)(c << 1));
    printf("%d %d\n", 1 << 30, -1 >> 31);
    printf("%u\n", 1u << 31);
    signed char s = -1;
    printf("%d %d\n", s >> 7, (s & 0xff) >> 4);
    short sh = 0x4000;
    sh <<= 1;
    printf("%d\n", sh);
    c <<= 3;
    printf("%d\n", c);
    c >>= 2;
    printf("%d\n", c);
    u >>= 31;
    printf("%u\n", u);
    printf("%d\n", 1 << (char)4 << 2);
    printf("%d\n", 256 >> 2 >> 1);
    printf("%llu\n", 1ull << 63);
    printf("%d\n", (int)(0x80000000u >> 31));
    unsigned one = 1;
    printf("%u\n", one << 31 >> 31);
    return 0;
}
