// A floating value is read before or after it changes.
#include <stdio.h>
static double d = 1.5;
static double set(double x) { d = x; return x; }
int main(void) {
    double r = d + set(2.5) * 10; // UB: evaluation-order
    printf("%g\n", r);
    return 0;
}
