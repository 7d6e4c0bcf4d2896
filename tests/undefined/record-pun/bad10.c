// A literal of one structure is accessed as another one.
#include <stdio.h>
struct a { int x; };
struct b { int x; };
static int f(struct a *a, struct b *b) {
    a->x = 1;
    b->x = 2; // UB: record-pun
    return a->x;
}
int main(void) {
    struct a *a = &(struct a){3};
    printf("%d\n", f(a, (struct b *)a));
    return 0;
}
