#include <math.h>
#include <stdio.h>
int main(void) {
    double x = 0.3;
    double one = sin(x) * sin(x) + cos(x) * cos(x); // UB: math-accuracy
    return one == 1;
}
