// Stores to other members leave the elements of a flexible array member as they are; so do those behind the structure.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
struct s { int n; char c; char a[]; };
int main(void) {
    struct s *p = malloc(sizeof *p + 8), *q = malloc(sizeof *q + 8);
    if (!p || !q)
        return 1;
    p->n = 1;
    for (int i = 0; i < 8; i++)
        p->a[i] = i;
    p->c = 3;
    p->n++;
    printf("%d %d %d %d\n", p->n, p->c, p->a[0], ((char *)p)[sizeof *p - 1]);
    memcpy(q, p, sizeof *p + 8);
    printf("%d %d\n", q->a[2], memcmp(p->a, q->a, 8));
    *q = (struct s){5, 6};
    printf("%d %d %d\n", q->n, q->c, q->a[7]);
    q->a[0] = 9;
    printf("%d\n", q->a[0]);
    free(p);
    free(q);
    return 0;
}
