// A member of a result, and a call that changes what it was made of.
#include <stdio.h>
struct S { int x, y; };
static struct S s = {1, 2};
static struct S get(void) { return s; }
static int set(int x) { return s.x = x; }
int main(void) {
    int r = get().x + set(5) * 0; // UB: evaluation-order
    printf("%d\n", r);
    return 0;
}
