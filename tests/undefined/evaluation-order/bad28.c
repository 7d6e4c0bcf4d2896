// An element is read for a sum while the index is changed.
#include <stdio.h>
static int i, a[3] = {10, 20, 30};
static int inc(void) { return ++i; }
int main(void) {
    a[i] += inc(); // UB: evaluation-order
    printf("%d %d\n", a[0], a[1]);
    return 0;
}
