// Pointers to the structures of a union, each used while its structure is the one stored.
#include <stdio.h>
struct t1 { int m; };
struct t2 { int m; float f; };
union u { struct t1 s1; struct t2 s2; };
static int more(struct t1 *p) { return ++p->m; }
static int set(struct t2 *p) {
    p->m = 3;
    p->f = 0.5f;
    return p->m++;
}
int main(void) {
    union u u, v;
    u.s1.m = -5;
    int a = more(&u.s1), b = set(&u.s2);
    struct t2 t = u.s2;
    v = u;
    struct t2 *p = &v.s2;
    printf("%d %d %d %.1f %d\n", a, b, t.m, p->f, p->m);
    u.s1 = (struct t1){7};
    printf("%d\n", more(&u.s1));
    return 0;
}
