#include <math.h>
#include <stdio.h>
int main(void) {
    double zero = 0.0, minus = -0.0;
    printf("%d %g %g\n", fmax(zero, minus) == 0, fmax(minus, 1), fmin(minus, 1));
    return 0;
}
