// The larger value wins in any order.
#include <stdio.h>
static int best;
static int see(int x) { if (x > best) best = x; return 0; }
int main(void) {
    int r = see(3) + see(8) + see(5);
    printf("%d %d\n", r, best);
    return 0;
}
