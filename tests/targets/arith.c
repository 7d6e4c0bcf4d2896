/* Arithmetic whose result depends on the widths of int and long, and on char. */
#include <stdio.h>

static volatile unsigned short us = 60000;
static volatile signed char sc = -7;
static volatile unsigned u = 40000;
static volatile long l = -100000;
static volatile unsigned long ul = 0x89abcdef;
static volatile long long ll = -123456789012345;

int main(void) {
    printf("%lu\n", (unsigned long)(us + us / 2u));
    printf("%lu\n", (unsigned long)(u * 3u));
    printf("%d %d\n", sc >> 1, sc / 2);
    printf("%d\n", (-1 < (unsigned short)1) + 2 * (-1L < 1u) + 4 * (-1LL < 1ul));
    printf("%lx %lx\n", ul << 3, ul >> 5);
    printf("%ld %ld\n", l / 7, l % 7);
    printf("%lld %lld\n", ll * 3, ll >> 11);
    printf("%lx\n", (unsigned long)~0u);
    printf("%d\n", (int)(char)0x8f);
    printf("%u\n", (unsigned)-1 / 2 + 1);
    printf("%ld\n", (long)(short)(us + 1));
    unsigned char c = 250;
    c += 10;
    int i = 0x7ffe;
    i++;
    printf("%d %d\n", c, i);
    printf("%d %d\n", (int)(3.75f * 2), (int)-0.9);
    printf("%.3f %.3f\n", 1.0 / 4, 10.5f + 0.25);
    return 0;
}
