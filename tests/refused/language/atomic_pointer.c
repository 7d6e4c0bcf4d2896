#include <stdio.h>
int main(void) {
    float x;
    _Atomic float *f = (_Atomic float *)&x; // refused: a pointer to an atomic type
    *f = 1.5f;
    printf("%g\n", *f);
    return 0;
}
