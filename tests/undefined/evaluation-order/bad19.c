// The argument in the middle changes its neighbours.
#include <stdio.h>
static int g = 10;
static int set(int x) { g = x; return x; }
static int three(int a, int b, int c) { return a * 100 + b * 10 + c; }
int main(void) {
    printf("%d\n", three(g, set(3), g)); // UB: evaluation-order
    return 0;
}
