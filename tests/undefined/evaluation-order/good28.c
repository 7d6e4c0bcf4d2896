// A structure that no call changes is passed between calls that count.
#include <stdio.h>
static int n;
static int inc(void) { return ++n; }
struct S { int x, y; };
static const struct S s = {3, 4};
static int f(int a, struct S b, int c) { return a + b.x * 100 + c; }
int main(void) {
    printf("%d\n", f(inc(), s, inc()));
    return 0;
}
