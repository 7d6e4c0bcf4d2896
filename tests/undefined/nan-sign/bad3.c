// What a function of the library makes of a bad argument, copied to an integer.
#include <math.h>
#include <stdio.h>
#include <string.h>
int main(void) {
    volatile double minus = -1;
    double root = sqrt(minus);
    unsigned long long bits;
    memcpy(&bits, &root, sizeof bits); // UB: nan-sign
    printf("%d\n", bits >> 63 == 1);
    return 0;
}
