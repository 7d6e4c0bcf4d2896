// What only copies a NaN, takes its sign, or converts it to another floating type, makes none.
#include <math.h>
#include <stdio.h>
#include <string.h>
int main(void) {
    volatile double v = __builtin_nan("");
    double n = v, m = -n, one = 1;
    float f = n;
    struct { double d; } s = {m}, t = s;
    printf("%f %f %f %f\n", n, m, f, -f);
    printf("%f %f %f\n", fabs(m), copysign(m, 1), copysign(n, -one));
    printf("%f %d\n", t.d, signbit((double)f) != 0);
    printf("%f %f %d\n", fmax(m, one), fmin(one, m), n + m == n + m);
    return 0;
}
