// In allocated memory.
#include <stdio.h>
#include <stdlib.h>
struct t1 { int m; };
struct t2 { int m; };
union u { struct t1 s1; struct t2 s2; };
static int f(struct t1 *p1, struct t2 *p2) {
    p1->m = 1;
    p2->m = 2;
    return p1->m; // UB: initial-sequence
}
int main(void) {
    union u *u = malloc(sizeof *u);
    if (!u) return 1;
    printf("%d\n", f(&u->s1, &u->s2));
    free(u);
    return 0;
}
