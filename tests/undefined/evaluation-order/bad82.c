#include <math.h>
#include <stdio.h>
int main(void) {
    float whole = 9;
    printf("%g\n", modff(2.5f, &whole) + whole); // UB: evaluation-order
    return 0;
}
