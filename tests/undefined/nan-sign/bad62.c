// The larger one of two NaNs.
#include <math.h>
#include <stdio.h>
int main(void) {
    volatile double a = __builtin_nan(""), b = -__builtin_nan("");
    printf("%f\n", fmax(a, b)); // UB: nan-sign
    return 0;
}
