// The index of the left side and the value of the right side come from the same counter.
#include <stdio.h>
static int n;
static int inc(void) { return ++n; }
static int a[4];
int main(void) {
    a[inc()] = inc(); // UB: evaluation-order
    printf("%d %d\n", a[1], a[2]);
    return 0;
}
