// A structure stands between two calls that change it.
#include <stdio.h>
struct B { int a[8]; };
static struct B b;
static int set(int x) { return b.a[3] = x; }
static int f(int x, struct B s, int y) { return x * 100 + s.a[3] * 10 + y; }
int main(void) {
    printf("%d\n", f(set(1), b, set(2))); // UB: evaluation-order
    return 0;
}
