// An item is read that another one changes.
#include <stdio.h>
static int n;
static int inc(void) { return ++n; }
int main(void) {
    int a[3] = {n, inc(), n}; // UB: evaluation-order
    printf("%d %d %d\n", a[0], a[1], a[2]);
    return 0;
}
