// The value after a comma is read between the two calls, or after both.
#include <stdio.h>
static int g = 10;
static int set(int x) { g = x; return x; }
int main(void) {
    int r = (set(1), g) + set(2); // UB: evaluation-order
    printf("%d\n", r);
    return 0;
}
