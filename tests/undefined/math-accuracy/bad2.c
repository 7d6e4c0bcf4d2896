#include <math.h>
#include <stdio.h>
int main(void) {
    double x = 1.1;
    printf("%d\n", pow(x, 2) == x * x); // UB: math-accuracy
    return 0;
}
