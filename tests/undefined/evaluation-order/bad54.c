// The program may end before the other operand has written.
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    int r = (puts("first"), 1) + (exit(3), 2); // UB: evaluation-order
    return r;
}
