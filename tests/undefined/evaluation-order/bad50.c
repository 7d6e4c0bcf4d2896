// A nested call changes what the outer arguments read.
#include <stdio.h>
static int g = 10;
static int set(int x) { g = x; return x; }
static int two(int a, int b) { return a * 10 + b; }
int main(void) {
    printf("%d\n", two(two(g, 1), two(set(2), 3))); // UB: evaluation-order
    return 0;
}
