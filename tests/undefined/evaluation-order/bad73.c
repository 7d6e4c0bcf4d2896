// The old value is doubled before or after the call counts.
#include <stdio.h>
static int n;
static int inc(void) { return ++n; }
int main(void) {
    n = 1;
    int r = (n *= 2) * 0 + inc() * 0; // UB: evaluation-order
    printf("%d %d\n", r, n);
    return 0;
}
