// Two structures of a visible union that do not begin with the same types.
#include <stdint.h>
#include <stdio.h>
struct t1 { float f; int m; };
struct t2 { int32_t n; int m; };
union u { struct t1 s1; struct t2 s2; };
static int f(struct t1 *p1, struct t2 *p2) {
    p1->m = 1;
    p2->m = 2;
    return p1->m; // UB: record-pun
}
int main(void) {
    union u u;
    printf("%d\n", f(&u.s1, &u.s2));
    return 0;
}
