// The arm of a conditional operator is evaluated after the condition; the other call may come between.
#include <stdio.h>
static int g = 10;
static int set(int x) { g = x; return x; }
int main(void) {
    int r = (set(1) ? g : 7) * 10 + set(2) * 0; // UB: evaluation-order
    printf("%d\n", r);
    return 0;
}
