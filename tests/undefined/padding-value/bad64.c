// The example of 6.7.2.1p26: what is copied along is left open.
#include <stdio.h>
#include <stdlib.h>
struct s { long n; char c; char a[]; };
int main(void) {
    struct s *p = malloc(sizeof *p + 8), *q = malloc(sizeof *q + 8);
    if (!p || !q)
        return 1;
    p->n = q->n = 1;
    p->c = q->c = 2;
    p->a[0] = 3;
    q->a[0] = 4;
    *p = *q;
    printf("%d\n", p->a[0]); // UB: padding-value
    free(p);
    free(q);
    return 0;
}
