// Calls that count, in many joins.
#include <stdio.h>
static int n;
static int inc(void) { return ++n; }
int main(void) {
    int r = 0;
    for (int i = 0; i < 100; i++)
        r += inc() + inc();
    printf("%d %d\n", r, n);
    return 0;
}
