// A statement expression is part of its operand.
#include <stdio.h>

int main(void) {
    int x = 1;
    int r = x + ({ x = 5; 1; }); // UB: unsequenced
    printf("%d\n", r);
    return 0;
}
