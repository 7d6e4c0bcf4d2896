// The right side of && is evaluated after the left side, and something may come between.
#include <stdio.h>
static int g = 10;
static int set(int x) { g = x; return x; }
int main(void) {
    int r = (set(1) && g) + set(0); // UB: evaluation-order
    printf("%d\n", r);
    return 0;
}
