// Items of an initialiser list count; how often is the same in any order.
#include <stdio.h>
static int n;
static int inc(void) { return ++n; }
int main(void) {
    int a[3] = {inc() * 0, inc() * 0, inc() * 0};
    printf("%d %d %d %d\n", a[0], a[1], a[2], n);
    return 0;
}
