#include <math.h>
#include <stdio.h>
int main(void) {
    volatile double big = 1e308;
    int n = isinf(big * -10); // UB: nonzero-value
    printf("%d\n", n);
    return 0;
}
