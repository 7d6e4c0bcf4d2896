#include <stdio.h>
static int n;
static int next(void) { return ++n; }
int main(void) {
    printf("%d %d\n", next(), next()); // UB: evaluation-order
    return 0;
}
