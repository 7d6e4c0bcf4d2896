// A NaN that is a constant has the sign it was written with, and what it is added to keeps it.
#include <math.h>
#include <stdio.h>
static double hidden(double x) {
    volatile double v = x;
    return v;
}
int main(void) {
    double n = hidden(NAN), one = hidden(1);
    printf("%f %f %f\n", n, n + one, -n);
    printf("%d %d\n", signbit(n) != 0, signbit(-n) != 0);
    return 0;
}
