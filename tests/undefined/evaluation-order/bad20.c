// Two calls and the value between them: six orders.
#include <stdio.h>
static int n;
static int inc(void) { return ++n; }
static int three(int a, int b, int c) { return a * 100 + b * 10 + c; }
int main(void) {
    printf("%d\n", three(inc(), n, inc())); // UB: evaluation-order
    return 0;
}
