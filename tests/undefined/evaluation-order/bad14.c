// A structure is copied for the function after one call, or after both.
#include <stdio.h>
struct S { int x, y; };
static struct S *get(int x) {
    static struct S s;
    s.x = x;
    return &s;
}
static int two(struct S a, struct S b) { return a.x * 10 + b.x; }
int main(void) {
    printf("%d\n", two(*get(1), *get(2))); // UB: evaluation-order
    return 0;
}
