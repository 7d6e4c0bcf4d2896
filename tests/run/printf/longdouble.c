#include <stdio.h>

int main(void) {
    long double v[] = {0.0L, 1.0L, -0.1L, 1e20L, 1e-20L, 12345.678L, 1e4000L, 2.5L};
    for (unsigned i = 0; i < sizeof v / sizeof *v; i++) {
        if (i != 6) printf("|%Lf|%.3Lf|", v[i], v[i]);
        printf("%Le|%Lg|%LE|%LG|%.20Lg|%15.4Lg|%-15.2Le|\n", v[i], v[i], v[i], v[i], v[i], v[i], v[i]);
    }
    printf("%.25Lf\n", 0.1L);
    printf("%+Lf % Lf %012.3Lf\n", 1.5L, 1.5L, -1.5L);
    printf("%*.*Lf\n", 12, 3, 3.14159265358979L);
    printf("%La %LA\n", 1.0L, 0.5L);
    return 0;
}
