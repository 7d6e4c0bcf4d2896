// Statement expressions count; their sum is the same in any order.
#include <stdio.h>
static int n;
static int inc(void) { return ++n; }
int main(void) {
    int r = ({ int q = inc(); q; }) + ({ int q = inc(); q; });
    printf("%d\n", r);
    return 0;
}
