#include <stdio.h>

// GCC computes it itself, Clang calls the program's.
int abs(int x) { // UB: reserved-name
    return x < 0 ? 77 : x;
}
int main(void) {
    volatile int v = -3;
    printf("%d\n", abs(v));
    return 0;
}
