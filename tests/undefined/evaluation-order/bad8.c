// What is called, and the arguments.
#include <stdio.h>
static int at;
static int same(int x) { return x; }
static int negative(int x) { return -x; }
static int (*const table[])(int) = {same, negative};
static int next(void) { return at = 1; }
int main(void) {
    int x = table[at](next()); // UB: evaluation-order
    printf("%d\n", x);
    return 0;
}
