#include <float.h>
#include <stdio.h>

int main(void) {
    volatile double opaque_zero = 0.0, opaque_max = DBL_MAX;
    double zero = opaque_zero, one = 1.0, huge = opaque_max;
    double inf = one / zero, ninf = -one / zero;
    double nan = inf - inf;
    printf("%g %g\n", inf, ninf);
    printf("%d %d %d %d\n", inf > DBL_MAX, ninf < -DBL_MAX, inf == inf, inf == -ninf);
    printf("%d %d %d %d %d %d\n", nan == nan, nan != nan, nan < 1, nan > 1, nan <= nan, !nan);
    printf("%g %g %g\n", one / inf, one / ninf, zero * -1);
    printf("%d %d\n", zero == -zero, 1 / -zero < 0);
    printf("%g %g\n", inf + 1, inf * -2);
    printf("%d\n", inf - inf == 0);
    printf("%g %g %g\n", DBL_MAX, DBL_MIN, DBL_EPSILON);
    printf("%g %g %g\n", FLT_MAX, FLT_MIN, FLT_EPSILON);
    printf("%d %d %d %d\n", FLT_DIG, DBL_DIG, FLT_MANT_DIG, DBL_MANT_DIG);
    printf("%d %d %d\n", DBL_MAX_EXP, DBL_MIN_EXP, FLT_RADIX);
    printf("%.17g\n", DBL_MAX * zero);
    printf("%g %g\n", huge * 2, -huge * 2);
    double denormal = DBL_MIN / 4;
    printf("%.17g %.17g\n", denormal, denormal / (1 << 30) / (1 << 22));
    float fd = FLT_MIN / 8;
    printf("%.9g %d\n", fd, fd > 0);
    printf("%d\n", (float)inf == inf);
    if (nan) puts("nan is true");
    printf("%d\n", nan ? 1 : 2);
    return 0;
}
