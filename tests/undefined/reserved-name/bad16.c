#include <stdio.h>

// It has no result, and stores two.
void sincosf(float x, float *s, float *c) { // UB: reserved-name
    *s = x;
    *c = 2 * x;
}
int main(void) {
    float s, c;
    sincosf(1, &s, &c);
    printf("%g %g\n", s, c);
    return 0;
}
