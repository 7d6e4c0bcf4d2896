// Which of two NaNs a sum is depends on the order of the operands that the compiler chooses.
#include <math.h>
#include <stdio.h>
static double hidden(double x) {
    volatile double v = x;
    return v;
}
int main(void) {
    double a = hidden(__builtin_nan("")), b = hidden(-__builtin_nan("")), c = a + b;
    printf("%d\n", signbit(c) != 0); // UB: nan-sign
    return 0;
}
