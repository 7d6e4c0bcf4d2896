// Members of a compound literal are items of a list as well.
#include <stdio.h>
static int g = 10;
static int set(int x) { g = x; return x; }
struct S { int x, y; };
static int diff(struct S s) { return s.x - s.y; }
int main(void) {
    printf("%d\n", diff((struct S){g, set(4)})); // UB: evaluation-order
    return 0;
}
