// Calls that count; their sum is the same in any order.
#include <stdio.h>
static int n;
static int inc(void) { return ++n; }
int main(void) {
    int r = inc() + inc() + inc();
    printf("%d %d\n", r, n);
    return 0;
}
