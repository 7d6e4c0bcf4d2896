// These are exact: correctly rounded, or with results that have few digits.
#include <math.h>
#include <stdio.h>
int main(void) {
    double two = 2, ten = 10, zero = 0;
    printf("%.17g %.17g %.17g\n", sqrt(two), fma(0.1, ten, two), fmod(ten, 0.3));
    printf("%.17g %.17g %.17g\n", pow(two, ten), pow(ten, 15), exp(zero));
    printf("%.17g %.17g %.17g\n", exp2(zero + 5), hypot(3 + zero, 4), log2(8 + zero));
    return 0;
}
