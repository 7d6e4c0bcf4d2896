// The macros of <tgmath.h> choose by the type of their operands.
#include <stdio.h>
#include <tgmath.h>

int main(void)
{
    float f = 2;
    double d = 2;
    long double l = 2;
    int i = 4;
    printf("%d %d %d %d\n", sizeof(sqrt(f)) == sizeof(float), sizeof(sqrt(d)) == sizeof(double),
           sizeof(sqrt(l)) == sizeof(long double), sizeof(sqrt(i)) == sizeof(double));
    printf("%d %d %d\n", sizeof(fmax(f, f)) == sizeof(float), sizeof(fmax(f, i)) == sizeof(double),
           sizeof(fma(f, d, l)) == sizeof(long double));
    printf("%.3f %.3f %.1Lf %.1f %ld\n", (double)sqrt(f), sqrt(d), floor(l + 0.5L), fabs(-3.5), lround(2.5));
    printf("%.1f %.1f\n", ldexp(1.5, 3), (double)fmin(f, 1.0f));
    return 0;
}
