// A callee changes what a sibling operand reads: not undefined, but two results are possible.
#include <stdio.h>
static int g = 1;
static int change(void) { g = 10; return 1; }
int main(void) {
    int r = g + change(); // UB: evaluation-order
    printf("%d\n", r);
    return 0;
}
