// The union is visible, so the letter of 6.5.2.3p6 allows it; gcc and clang do not.
#include <stdio.h>
struct t1 { int m; };
struct t2 { int m; };
union u { struct t1 s1; struct t2 s2; };
static int f(struct t1 *p1, struct t2 *p2) {
    p1->m = 1;
    p2->m = 2;
    return p1->m; // UB: initial-sequence
}
int main(void) {
    union u u;
    printf("%d\n", f(&u.s1, &u.s2));
    return 0;
}
