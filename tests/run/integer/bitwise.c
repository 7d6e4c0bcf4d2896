#include <stdio.h>

static int popcount(unsigned long long x) {
    int n = 0;
    for (; x; x &= x - 1) n++;
    return n;
}

static unsigned reverse(unsigned x) {
    x = (x & 0x55555555u) << 1 | (x >> 1 & 0x55555555u);
    x = (x & 0x33333333u) << 2 | (x >> 2 & 0x33333333u);
    x = (x & 0x0f0f0f0fu) << 4 | (x >> 4 & 0x0f0f0f0fu);
    return x << 24 | (x & 0xff00u) << 8 | (x >> 8 & 0xff00u) | x >> 24;
}

static unsigned rotl(unsigned x, int n) { return x << n | x >> (32 - n); }

int main(void) {
    int a = 0x0ff0, b = 0x3c3c;
    printf("%x %x %x %x\n", a & b, a | b, a ^ b, ~a & 0xffff);
    printf("%d %d %d\n", -1 & 0xff, -1 ^ 5, -8 | 3);
    printf("%d %d %d\n", popcount(0), popcount(~0ull), popcount(0xf0f0f0f0u));
    printf("%08x %08x\n", reverse(1), reverse(0x12345678));
    printf("%08x %08x\n", rotl(0x80000001u, 1), rotl(0x12345678u, 12));
    long l = -1;
    unsigned u = 0x80000000u;
    printf("%ld %ld %ld\n", l & u, l ^ u, (long)(int)u | 1);
    a &= b;
    a |= 1;
    a ^= -1;
    printf("%d\n", a);
    printf("%d\n", 1 | 2 ^ 3 & 4 == 4);
    printf("%d\n", !(5 & 2) == 1);
    printf("%d %d\n", 5 & 2 == 2, (5 & 4) == 4);
    _Bool t = 4, f = 0;
    printf("%d %d %d %d\n", t & f, t | f, t ^ t, ~t);
    t ^= 3;
    printf("%d\n", t);
    return 0;
}
