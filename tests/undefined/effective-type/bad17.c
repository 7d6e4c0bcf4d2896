// Nor may it be read as one.
#include <stdio.h>
struct b { unsigned a : 16, b : 16; };
int main(void) {
    struct b b = {1, 2};
    const unsigned *u = (const unsigned *)&b;
    printf("%d\n", *u == 0x20001); // UB: effective-type
    return 0;
}
