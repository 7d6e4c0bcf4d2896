// The library stores an int, as any lvalue of type int does.
#include <math.h>
#include <stdio.h>
int main(void) {
    float x = 1;
    double half = frexp(8, (int *)&x); // UB: effective-type
    printf("%.1f %d\n", half, x > 0);
    return 0;
}
