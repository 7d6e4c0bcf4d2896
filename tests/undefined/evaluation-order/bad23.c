// Both sides count, and members are what is assigned.
#include <stdio.h>
static int n;
static int inc(void) { return ++n; }
static struct { int x, y; } s[4];
int main(void) {
    s[inc()].x = inc(); // UB: evaluation-order
    printf("%d %d\n", s[1].x, s[2].x);
    return 0;
}
