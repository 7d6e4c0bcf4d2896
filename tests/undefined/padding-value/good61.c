// The bytes of a long double's value are copied, and all that another member of a union has.
#include <stdio.h>
#include <string.h>
struct s { long double l; char c; };
union u { long double l; char c[sizeof(long double)]; };
static struct s pass(struct s x) { return x; }
int main(void) {
    struct s a = {2.5L, 7}, b = pass(a);
    printf("%d %d %.1Lf\n", memcmp(&a, &b, 10), b.c, b.l);
    union u x, y;
    memset(&x, 5, sizeof x);
    y = x;
    printf("%d\n", y.c[sizeof y - 1]);
    struct s z;
    memcpy(&z, &a, sizeof a);
    printf("%.1Lf %d\n", z.l, z.c);
    return 0;
}
