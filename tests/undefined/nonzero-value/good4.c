#include <math.h>
#include <stdio.h>
int main(void) {
    double x = -2.5;
    printf("%d %d %d\n", signbit(x) != 0, !isnan(x), isinf(x) ? 1 : 0);
    return isnan(x);
}
