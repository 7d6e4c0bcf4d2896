// The length in a cast counts, and the other operand shows the count.
#include <stdio.h>
static int n;
static int inc(void) { return ++n; }
static int t[3][3] = {{1, 2, 3}, {4, 5, 6}};
int main(void) {
    n = 2;
    int r = n * 100 + ((int (*)[inc()])(void *)t)[1][0]; // UB: evaluation-order
    printf("%d\n", r);
    return 0;
}
