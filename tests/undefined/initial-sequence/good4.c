// A structure that two structures of a union have in them is the same one in both.
#include <stdio.h>
struct in { int n; };
struct a { struct in in; int x; };
struct b { struct in in; float y; };
union u { struct a a; struct b b; struct in in; };
static int next(struct in *p) { return ++p->n; }
int main(void) {
    union u u;
    u.a.in.n = 1;
    u.a.x = 2;
    int sum = next(&u.a.in);
    sum += next(&u.b.in);
    sum += next(&u.in);
    printf("%d %d\n", sum, u.a.x);
    return 0;
}
