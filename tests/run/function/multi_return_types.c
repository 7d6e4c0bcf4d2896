#include <stdio.h>

static signed char sc(void) { return 200; }
static unsigned short us(void) { return -1; }
static long long ll(void) { return -1u; }
static unsigned u(void) { return -1LL; }
static float f(void) { return 16777217; }
static double d(void) { return 1.0f / 3; }
static long double ld(void) { return 0.1L; }
static _Bool b(void) { return 0.001; }
static const char *s(void) { return "str" + 1; }
static int *p(void) { static int x = 5; return &x; }
static void v(int *out) { *out = 9; return; }
static enum { A = 5, B } e(void) { return B; }
static __int128 wide(void) { return -((__int128)1 << 100); }
static int (*arr(void))[2] { static int a[2] = {3, 4}; return &a; }

int main(void) {
    int out;
    v(&out);
    printf("%d %d %lld %u\n", sc(), us(), ll(), u());
    printf("%.9g %.17g %.20Lg %d\n", f(), d(), ld(), b());
    printf("%s %d %d %d\n", s(), *p(), out, e());
    *p() += 2;
    printf("%d %d\n", *p(), (*arr())[1]);
    printf("%d\n", (int)(wide() >> 98));
    return 0;
}
