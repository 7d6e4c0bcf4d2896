// One function writes what the other reads.
#include <stdio.h>
static int n;
static int f(void) { return n = 1; }
static int g(void) { return n * 2; }
int main(void) {
    int x = f() + g(); // UB: evaluation-order
    printf("%d\n", x);
    return 0;
}
