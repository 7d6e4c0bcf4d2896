#include <stdio.h>

// GCC computes it itself where it has this type.
double roundeven(double x) { // UB: reserved-name
    return x * 21;
}
int main(void) {
    printf("%g\n", roundeven(2));
    return 0;
}
