// Items of a list are not interleaved: each adds to what it finds.
#include <stdio.h>
static int t;
static int add(int x) { return t += x; }
int main(void) {
    int a[2] = {(add(1), add(2)) * 0, (add(4), add(8)) * 0};
    printf("%d %d\n", a[0] + a[1], t);
    return 0;
}
