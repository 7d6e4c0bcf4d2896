#include <math.h>
#include <stdio.h>
int main(void) {
    printf("%.6f %.6f %.6f\n", sin(0.7), exp(1.0), pow(1.1, 2.5));
    return 0;
}
