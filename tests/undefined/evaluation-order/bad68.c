// A comparison reads before or after the call.
#include <stdio.h>
static int g = 10;
static int set(int x) { g = x; return x; }
int main(void) {
    int r = g < set(11); // UB: evaluation-order
    int s = r + (set(5) > g);
    printf("%d %d\n", r, s);
    return 0;
}
