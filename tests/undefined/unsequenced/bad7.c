// The same bit-field.
#include <stdio.h>
struct s { unsigned a : 3, b : 5; } s;
int main(void) {
    unsigned x = (s.a = 1) + s.a++; // UB: unsequenced
    printf("%u\n", x);
    return 0;
}
