#include <stdio.h>

static long mix(char c, unsigned char uc, short s, unsigned short us, int i, unsigned u, long l, float f) {
    long r = c + uc - s;
    r += us * i;
    r -= u / 3;
    r ^= l;
    r += f * 10;
    return r;
}

int main(void) {
    printf("%ld\n", mix(-1, 255, -300, 60000, 7, 4000000000u, 1L << 33, 2.55f));
    char c = -100;
    unsigned u = c;
    long l = u;
    printf("%u %ld %ld\n", u, l, (long)c);
    unsigned short us = 40000;
    int prod = us * 2;
    short s = us;
    printf("%d %d\n", prod, s);
    int i = -5;
    printf("%d %u %d\n", i / 2, i / 2u, i % 3);
    printf("%g %g\n", i / 2 * 1.0, i / 2.0);
    unsigned long ul = i;
    printf("%lu %d\n", ul >> 60, (int)ul);
    printf("%d\n", (u > i) + (l > i));
    float f = i;
    f += c;
    i += f;
    printf("%d\n", i);
    i = 'A' + 1.9;
    printf("%c\n", i);
    _Bool b = i - 66;
    printf("%d\n", b);
    unsigned char uc = i * 5;
    uc = uc >> 1 | uc << 7;
    printf("%d\n", uc);
    return 0;
}
