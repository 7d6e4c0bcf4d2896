// A structure is stored as a whole into another one.
#include <stdio.h>
struct a { int x, y; };
struct b { int x, y; };
static int f(struct a *a, struct b *b) {
    struct b five = {5, 6};
    a->x = 1;
    *b = five; // UB: record-pun
    return a->x;
}
int main(void) {
    struct a a;
    printf("%d\n", f(&a, (struct b *)&a));
    return 0;
}
