// Reading another member reinterprets the bytes: defined in C since TC3 of C99.
#include <stdint.h>
#include <stdio.h>

union word { uint32_t u; float f; unsigned char b[4]; struct { uint16_t lo, hi; } h; int32_t s; };
union wide { uint64_t u; double d; uint32_t w[2]; };

int main(void) {
    union word x = {.f = 1.0f};
    printf("%08x\n", x.u);
    printf("%d %d %d %d\n", x.b[0], x.b[1], x.b[2], x.b[3]);
    x.u = 0xc0490fdb;
    printf("%.9g %d\n", x.f, x.s);
    printf("%x %x\n", x.h.lo, x.h.hi);
    x.h.hi = 0x4000;
    printf("%.9g\n", x.f);
    x.b[3] = 0xbf;
    printf("%08x\n", x.u);
    union wide w = {.d = -2.5};
    printf("%016llx %x %x\n", (unsigned long long)w.u, w.w[0], w.w[1]);
    w.u = 1;
    printf("%.17g\n", w.d);
    w.u = 0x7ff0000000000000;
    printf("%g\n", w.d);
    x.s = -1;
    printf("%u\n", x.u);
    union word y = x;
    printf("%d %zu\n", y.b[1], sizeof y);
    union { int i; struct { int a, b; } s; } c = {7};
    c.s.b = 2;
    printf("%d %d\n", c.i, c.s.a + c.s.b);
    return 0;
}
