// The same for ||.
#include <stdio.h>
static int g = 10;
static int set(int x) { g = x; return x; }
int main(void) {
    int r = (set(0) || g) * 10 + set(5) * 0; // UB: evaluation-order
    printf("%d\n", r);
    return 0;
}
