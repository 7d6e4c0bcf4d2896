// Two unsigned shorts multiply as int.
#include <stdio.h>
int main(void) {
    unsigned short a = 65535, b = 65535;
    unsigned r = a * b; // UB: signed-overflow
    printf("%u\n", r);
    return 0;
}
