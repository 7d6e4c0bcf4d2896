#include <stdio.h>

// Functions of float and long double are reserved with those of double, whatever is included.
float floorf(float x) { // UB: reserved-name
    return x + 1;
}
int main(void) {
    printf("%g\n", floorf(2));
    return 0;
}
