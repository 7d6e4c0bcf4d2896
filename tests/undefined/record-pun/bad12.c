// A function without a prototype takes one pointer for two structures.
#include <stdio.h>
struct a { int x; };
struct b { int x; };
static int f();
int main(void) {
    struct a a = {1};
    printf("%d\n", f(&a, &a));
    return 0;
}
static int f(a, b) struct a *a; struct b *b; {
    a->x = 1;
    b->x = 2; // UB: record-pun
    return a->x;
}
