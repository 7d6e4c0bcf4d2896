#include <stddef.h>
#include <stdio.h>

struct s { int a; double b; char c[4]; };

int sum = 1 + 2 * 3 - (4 << 1);
unsigned wrap = 0u - 1;
double quotient = 1.0 / 3;
float narrow = 0.1;
int truncated = 3.99;
char letter = 'a' + 1;
_Bool truth = 5;
long sized = sizeof(struct s) + offsetof(struct s, c);
int conditional = 1 ? 10 : 1 / 0;
int logical = 0 && 1 / 0;
enum { K = 6 };
int from_enum = K * 7;
long long wide = 1LL << 40;
unsigned char clipped = 300;
int compare = 2.5 > 2 && -1 < 0u == 0;
int zero;
struct s st = {1, 2, "ab"};
struct s arr[2] = {[1] = {.c = "xyz"}};
long double ld = 0.5L;
__int128 big = (__int128)1 << 100;
int bits = ~0xf & 0xff ^ 3 | 0x100;
double neg = -1e-3;
int cast = (char)0x141;
double from_int = 7 / 2;

int main(void) {
    printf("%d %u %.17g %.9g %d %c %d\n", sum, wrap, quotient, narrow, truncated, letter, truth);
    printf("%ld %d %d %d %lld %d %d %d\n", sized, conditional, logical, from_enum, wide, clipped, compare, zero);
    printf("%d %g %s %s %d\n", st.a, st.b, st.c, arr[1].c, arr[0].a);
    printf("%Lg %d %x %g %d %g\n", ld, (int)(big >> 98), bits, neg, cast, from_int);
    return 0;
}
