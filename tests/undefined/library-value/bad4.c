#include <math.h>
#include <stdio.h>
int main(void) {
    int exponent = 7;
    volatile double huge = HUGE_VAL;
    double same = frexp(huge, &exponent); // UB: library-value
    printf("%d %d\n", same > 0, exponent);
    return 0;
}
