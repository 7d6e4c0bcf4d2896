// An argument is read before or after the other one changes it.
#include <stdio.h>
static int g = 10;
static int set(int x) { g = x; return x; }
static int two(int a, int b) { return a * 100 + b; }
int main(void) {
    printf("%d\n", two(g, set(3))); // UB: evaluation-order
    return 0;
}
