// The condition of an operand is decided before or after the call.
#include <stdio.h>
static int g = 10;
static int set(int x) { g = x; return x; }
int main(void) {
    int r = (g ? 5 : 3) + set(0); // UB: evaluation-order
    printf("%d\n", r);
    return 0;
}
