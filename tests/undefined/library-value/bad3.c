#include <math.h>
#include <stdio.h>
int main(void) {
    volatile double zero = 0.0, minus = -0.0;
    printf("%g\n", fmax(zero, minus)); // UB: library-value
    return 0;
}
