// Characters of two structures.
#include <stdio.h>
struct a { char x; };
struct b { char x; };
static int f(struct a *a, struct b *b) {
    a->x = 1;
    b->x = 2; // UB: record-pun
    return a->x;
}
int main(void) {
    struct a a;
    printf("%d\n", f(&a, (struct b *)&a));
    return 0;
}
