// What is added to a NaN is one, of some sign.
#include <math.h>
#include <stdio.h>
int main(void) {
    volatile float v = __builtin_nanf(""), one = 1;
    printf("%f\n", v + one); // UB: nan-sign
    return 0;
}
