#include <stdio.h>
int main(void) {
    double zero = 0;
    printf("%f\n", zero / zero); // UB: nan-sign
    return 0;
}
