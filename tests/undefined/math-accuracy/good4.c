#include <math.h>
#include <stdio.h>
int main(void) {
    float two = 2;
    printf("%.4f %.9g %.9g\n", (double)sinf(0.7f), (double)sqrtf(two), (double)powf(two, 3));
    return isnan(log(-1.0)) == 0;
}
