// A product with -1 may be a negation.
#include <math.h>
#include <stdio.h>
int main(void) {
    volatile double v = __builtin_nan("");
    printf("%f\n", v * -1.0); // UB: nan-sign
    return 0;
}
