// Rounding into range, losing digits and underflow are all fine; infinity stays infinity.
#include <stdio.h>
int main(void) {
    double big = 3.4028235677973362e38, zero = 0;
    printf("%.9g %.9g\n", (float)big, (float)0.1);
    printf("%g %g\n", (float)1e-60, (float)(1 / zero));
    printf("%.17g\n", (double)1e-400L);
    return 0;
}
