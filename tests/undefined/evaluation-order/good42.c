#include <math.h>
#include <stdio.h>
static double fraction(double x) {
    int e;
    double r = frexp(x, &e);
    return r + e;
}
int main(void) {
    int e = 7, f = 8;
    double whole, other;
    double r = frexp(2.5, &e);
    printf("%g %d\n", r, e);
    printf("%g\n", frexp(2.5, &e) + frexp(20, &f));
    printf("%d %d\n", e, f);
    printf("%g\n", modf(2.5, &whole) + modf(-7.25, &other));
    printf("%g %g\n", whole, other);
    printf("%g %g\n", fraction(3), fraction(40) + fraction(5));
    printf("%g %g\n", sqrt(4) + fabs(-2), pow(2, 3) - floor(2.5));
    return 0;
}
