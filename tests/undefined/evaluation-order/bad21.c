// Which element is assigned depends on when the index is read.
#include <stdio.h>
static int i, a[4];
static int inc(void) { return ++i; }
int main(void) {
    a[i] = inc(); // UB: evaluation-order
    printf("%d %d\n", a[0], a[1]);
    return 0;
}
