#include <stdio.h>
static double half();
int main(void) {
    float f = 5;
    char c = 'x';
    printf("%g %g\n", half(f, c), half(3.0, 'y'));
    return 0;
}
static double half(d, c) double d; char c; { return d / 2 + (c == 'x'); }
