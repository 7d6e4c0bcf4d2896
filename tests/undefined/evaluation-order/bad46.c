// The structure is read before or after the left side changes it.
#include <stdio.h>
struct S { int x, y; };
static struct S s = {1, 2}, t;
static struct S *change(void) { s.x = 9; return &t; }
int main(void) {
    *change() = s; // UB: evaluation-order
    printf("%d\n", t.x);
    return 0;
}
