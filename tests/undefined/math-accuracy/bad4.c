#include <math.h>
#include <stdio.h>
int main(void) {
    printf("%.9g\n", (double)sinf(0.7f)); // UB: math-accuracy
    return 0;
}
