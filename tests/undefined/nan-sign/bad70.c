// The macro has a NaN of any sign: with tcc it is a quotient of zeros.
#include <math.h>
#include <stdio.h>
int main(void) {
    printf("%f\n", NAN); // UB: nan-sign
    return 0;
}
