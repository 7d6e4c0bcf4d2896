// Arguments, through memory.
#include <stdio.h>
static int take(int *p) { return p[-1]; }
static int a[4] = {1, 2, 3, 4};
static int two(int x, int y) { return x * 10 + y; }
static int put(int *p, int v) { return *p = v; }
int main(void) {
    int x = two(put(a, 7), take(a + 1)); // UB: evaluation-order
    printf("%d\n", x);
    return 0;
}
