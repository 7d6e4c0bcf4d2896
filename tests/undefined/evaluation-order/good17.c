// x += 1 is one evaluation to a function that is called: both count.
#include <stdio.h>
static int n;
static int inc(void) { return ++n; }
int main(void) {
    n = 1;
    int r = (n += 5) * 0 + inc() * 0;
    printf("%d %d\n", r, n);
    return 0;
}
