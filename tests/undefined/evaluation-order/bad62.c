// Only the order of one of many joins matters.
#include <stdio.h>
static int n;
static int inc(void) { return ++n; }
static int g = 1;
static int clear(void) { return g = 0; }
int main(void) {
    int r = 0;
    for (int i = 0; i < 20; i++)
        r += inc() + inc();
    r += g + clear(); // UB: evaluation-order
    printf("%d\n", r);
    return 0;
}
