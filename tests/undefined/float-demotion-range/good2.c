#include <stdio.h>
int main(void) {
    float f = 1e20f;
    f *= 1e18;
    printf("%.9g\n", f);
    float inf = f * f;
    printf("%g %d\n", inf, inf > f);
    long double l = 1e308L;
    printf("%.17g\n", (double)l);
    return 0;
}
