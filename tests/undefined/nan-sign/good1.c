// What is not a number is so in any case.
#include <math.h>
#include <stdio.h>
int main(void) {
    double zero = 0, n = zero / zero;
    printf("%d %d %d %d\n", n != n, isnan(n) != 0, n < 1, fabs(n) > 0);
    printf("%g\n", fmax(n, 2));
    return 0;
}
