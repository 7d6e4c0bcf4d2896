#include <math.h>
#include <stdio.h>
int main(void) {
    long double zero = 0;
    if (signbit(zero / zero)) // UB: nan-sign
        printf("negative\n");
    else
        printf("positive\n");
    return 0;
}
