// A statement expression is an operand like others.
#include <stdio.h>
static int g = 10;
static int set(int x) { g = x; return x; }
int main(void) {
    int r = g + ({ set(3); 1; }); // UB: evaluation-order
    printf("%d\n", r);
    return 0;
}
