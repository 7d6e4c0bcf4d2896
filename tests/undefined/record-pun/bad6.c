// The standard's own example of what is not valid (6.5.2.3p9): the union is not visible in f.
#include <stdio.h>
struct t1 { int m; };
struct t2 { int m; };
static int f(struct t1 *p1, struct t2 *p2) {
    if (p1->m < 0)
        p2->m = -p2->m; // UB: record-pun
    return p1->m;
}
static int g(void) {
    union {
        struct t1 s1;
        struct t2 s2;
    } u;
    u.s1.m = -5;
    return f(&u.s1, &u.s2);
}
int main(void) {
    printf("%d\n", g());
    return 0;
}
