#include <float.h>
#include <stdio.h>

int main(void) {
    double v[] = {0.0, -0.0, 1.0, -1.5, 0.1, 123456.789, 1e-5, 9.9999995, 1e15, 1e16, 1e100, 5e-324, DBL_MAX,
                  2.5, 3.5, 0.5, 1e-4, 99999.95, 0.00012345};
    for (unsigned i = 0; i < sizeof v / sizeof *v; i++) {
        double x = v[i];
        printf("|%f|%e|%g|%.0f|%.0e|%.3g|%.10g|%#g|%#.0f|\n", x, x, x, x, x, x, x, x, x);
        printf("|%G|%E|%+f|% .2e|%012.4f|%-14.3e|%14.5g|%.1f|\n", x, x, x, x, x, x, x, x);
    }
    printf("%.20f %.25g %.40f\n", 0.1, 0.1, 1.0 / 3);
    printf("%.15g %.16g %.17g\n", 0.3, 0.3, 0.3);
    printf("%.*f %*.*f %.*g\n", 2, 3.14159, 10, 3, 2.71828, -1, 0.1);
    printf("%F %f\n", 1e22, 1e23);
    printf("%g %g %g %g\n", 100000.0, 1000000.0, 0.0001, 0.00001);
    printf("%#.3g %#g %#.0e\n", 1.0, 1e6, 5.0);
    printf("%05.1f|%+.2f|%-8.2f|%08.2f\n", -1.25, 1.005, 3.14159, -3.14159);
    printf("%.0f %.0f %.0f %.0f %.0f\n", 0.5, 1.5, 2.5, -0.5, 1e15 + 0.5);
    printf("%.1f %.2f %.3f\n", 0.25, 0.125, 0.0625);
    volatile double zero = 0;
    double inf = 1 / zero;
    printf("%f %F %e %g %5.1f|%-6g|%06f|%+f\n", inf, -inf, inf, -inf, inf, inf, inf, inf);
    printf("%lf %lg %le\n", 1.5, 2.5, 3.5);
    float f = 0.1f;
    printf("%f %.10f %g\n", f, f, f);
    printf("%.50e\n", DBL_MIN);
    return 0;
}
