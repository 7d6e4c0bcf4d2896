#include <stdio.h>

static unsigned char to_uc(int x) { return x; }
static signed char to_sc(int x) { return x; }
static short to_short(long long x) { return x; }

int main(void) {
    int v[] = {0, 1, 127, 128, 255, 256, -1, -128, -129, 65535, 65536, -2147483647 - 1};
    for (unsigned i = 0; i < sizeof v / sizeof *v; i++)
        printf("%d %d %d %u %lx\n", to_uc(v[i]), to_sc(v[i]), to_short(v[i]), (unsigned short)v[i],
               (unsigned long)v[i]);
    printf("%d\n", (int)3000000000u);
    printf("%d\n", (int)0x1234567890abcdefLL);
    printf("%lld\n", (long long)0xffffffffffffffffull);
    printf("%lld %lld\n", (long long)-1, (long long)-1u);
    printf("%d\n", (char)200 < 0);
    unsigned char c = 300 - 45;
    int i = c;
    printf("%d %d\n", i, (signed char)c);
    short s = -2;
    unsigned u = s;
    unsigned long long ull = s;
    printf("%u %llu %u\n", u, ull, (unsigned short)s);
    u = (unsigned char)-1 + (signed char)-1;
    printf("%u\n", u);
    printf("%d\n", (unsigned char)(signed char)-1 == (signed char)(unsigned char)255);
    long l = 0x80000000;
    printf("%ld %d\n", l, (int)l < 0);
    enum { A = -1, B = 3 } e = A;
    printf("%d %u\n", e, (unsigned)e);
    return 0;
}
