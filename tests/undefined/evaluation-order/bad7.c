// The lengths of one declarator.
#include <stdio.h>
static int n = 1;
static int f(void) { return n = 2; }
static int g(void) { return n * 3; }
int main(void) {
    int a[f()][g()]; // UB: evaluation-order
    printf("%zu\n", sizeof a);
    return 0;
}
