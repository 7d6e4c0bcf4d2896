// A structure that was stored as a whole, and one of its members.
#include <stdio.h>
struct t1 { int m, n; };
struct t2 { int m; float f; };
union u { struct t1 s1; struct t2 s2; } u;
static int f(struct t2 *p2) {
    struct t1 t = {3, 4};
    u.s1 = t;
    return p2->m; // UB: initial-sequence
}
int main(void) {
    printf("%d\n", f(&u.s2));
    return 0;
}
