// Both calls may come before the plain operand is read, or one of them, or none; left to right and right to left agree.
#include <stdio.h>
static int n;
static int inc(void) { return ++n; }
int main(void) {
    int r = inc() + (n + inc()); // UB: evaluation-order
    printf("%d\n", r);
    return 0;
}
