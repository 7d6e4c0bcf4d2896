// The exponent is stored when the function is called, before or after the other argument is read.
#include <math.h>
#include <stdio.h>
int main(void) {
    int e = 7;
    printf("%g %d\n", frexp(2.5, &e), e); // UB: evaluation-order
    return 0;
}
