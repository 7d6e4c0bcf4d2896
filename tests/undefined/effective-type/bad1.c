// A float read from an int.
#include <stdio.h>
int main(void) {
    int i = 1078530011;
    float *f = (float *)&i;
    printf("%f\n", *f); // UB: effective-type
    return 0;
}
