// Behind the common initial sequence, another member: not even the letter allows that.
#include <stdio.h>
struct a { int x; float f; };
struct b { int x, i; };
union u { struct a a; struct b b; };
static int f(struct a *a, struct b *b) {
    a->f = 1;
    b->i = 0;
    return a->f > 0.5f; // UB: record-pun
}
int main(void) {
    union u u = {{0, 0}};
    printf("%d\n", f(&u.a, &u.b));
    return 0;
}
