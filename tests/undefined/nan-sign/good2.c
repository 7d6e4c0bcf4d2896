// A builtin gives a NaN the sign it is written with, and what copies it or takes its sign keeps that.
#include <math.h>
#include <stdio.h>
static double hidden(double x) {
    volatile double v = x;
    return v;
}
int main(void) {
    double n = hidden(__builtin_nan(""));
    printf("%f %f\n", n, -n);
    printf("%d %d\n", signbit(n) != 0, signbit(-n) != 0);
    return 0;
}
