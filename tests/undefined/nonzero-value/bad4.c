#include <math.h>
#include <stdio.h>
int main(void) {
    volatile double x = -2.5;
    printf("%d\n", signbit(x)); // UB: nonzero-value
    return 0;
}
