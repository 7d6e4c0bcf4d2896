// The same with pointers to structures, in structures.
#include <stdio.h>
struct a { int x; };
struct b { int x; };
union u { struct { struct a *p; } a; struct { struct b *p; } b; };
static int f(struct a *a, struct b *b) {
    a->x = 1;
    b->x = 2; // UB: record-pun
    return a->x;
}
int main(void) {
    struct a a;
    union u u = {.a = {&a}};
    printf("%d\n", f(u.a.p, u.b.p));
    return 0;
}
