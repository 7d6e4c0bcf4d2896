#include <float.h>
#include <stdio.h>

int main(void) {
    double v[] = {0.0, -0.0, 1.0, 0.1, -2.5, 1024.0, 1e300, DBL_MIN, DBL_MIN / 2, 5e-324, DBL_MAX};
    for (unsigned i = 0; i < sizeof v / sizeof *v; i++)
        printf("|%a|%A|%20a|%-20a|%+a|%#a|\n", v[i], v[i], v[i], v[i], v[i], v[i]);
    printf("%.1a %.2a %.5a %.13a %.15a\n", 1.999, 0.1, 0.1, 0.1, 0.1);
    printf("%.0a %.0a\n", 1.0, 1.75);
    printf("%025a|%-25.3a|% a\n", 3.0, 3.0, 3.0);
    printf("%a %a\n", 0x1.8p1, 0x.1p-1);
    return 0;
}
