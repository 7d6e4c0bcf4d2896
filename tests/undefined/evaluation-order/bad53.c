// A table of functions, indexed by a counter that an argument steps.
#include <stdio.h>
static int k;
static int zero(int x) { return x; }
static int one(int x) { return -x; }
static int (*const t[2])(int) = {zero, one};
static int step(void) { return ++k; }
int main(void) {
    printf("%d\n", t[k](step())); // UB: evaluation-order
    return 0;
}
