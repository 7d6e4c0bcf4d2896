// Literals with const members, anew in each round, and unions among them.
#include <stdio.h>
struct c { const int a; int b; };
union u { unsigned u; float f; };
static union u *kept = &(union u){.f = 1};
int main(void) {
    int sum = 0;
    for (int i = 0; i < 3; i++) {
        struct c *p = &(struct c){i, 2};
        p->b += i;
        union u *u = &(union u){.f = (float)i};
        sum += p->a + p->b + (u->u == 0);
    }
    kept->u = 0;
    printf("%d %d\n", sum, kept->f == 0);
    return 0;
}
