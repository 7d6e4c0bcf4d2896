// x++ is one evaluation to functions that are called.
#include <stdio.h>
static int n;
static int inc(void) { return ++n; }
int main(void) {
    n = 1;
    int r = n++ * 0 + inc() * 0 + inc() * 0;
    printf("%d %d\n", r, n);
    return 0;
}
