// A structure is assigned from an element that is found by a call, to one that is found by a call.
#include <stdio.h>
static int n;
static int inc(void) { return ++n; }
struct S { int x, y; };
int main(void) {
    struct S a[3] = {{1, 1}, {2, 2}, {3, 3}};
    a[inc() - 1] = a[inc() - 1]; // UB: evaluation-order
    printf("%d %d\n", a[0].x, a[1].x);
    return 0;
}
