// Narrow types wrap on assignment, after an int sum that fits.
#include <stdio.h>
int main(void) {
    unsigned short a = 65535, b = 65535;
    unsigned r = (unsigned)a * b;
    signed char c = 127;
    c++;
    c += 255;
    short s = -32768;
    s--;
    printf("%u %d %d\n", r, c, s);
    return 0;
}
