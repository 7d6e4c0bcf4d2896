#include <math.h>
#include <stdio.h>
int main(void) {
    printf("%.17g\n", exp(1.0)); // UB: math-accuracy
    return 0;
}
