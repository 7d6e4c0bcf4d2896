// Elements move between structures with such pointers in them; neighbours of a bit-field are other objects.
#include <stdio.h>
#include <stdlib.h>
struct cell { int *restrict p; int n; };
struct bits { unsigned a : 3, b : 3; };
static int by_value(const void *x, const void *y) {
    const struct cell *a = x, *b = y;
    return *a->p - *b->p;
}
static unsigned set(struct bits *restrict p, struct bits *restrict q) {
    p->a = 1;
    q->b = 2;
    return p->a + q->b;
}
int main(void) {
    struct cell *v = malloc(3 * sizeof *v);
    if (!v) return 1;
    for (int i = 0; i < 3; i++) {
        v[i] = (struct cell){malloc(sizeof(int)), i};
        if (!v[i].p) return 1;
        *v[i].p = 3 - i;
    }
    qsort(v, 3, sizeof *v, by_value);
    *v[0].p += 10;
    printf("%d %d\n", *v[0].p, v[0].n);
    for (int i = 0; i < 3; i++) free(v[i].p);
    free(v);
    struct bits s = {0, 0};
    printf("%u\n", set(&s, &s));
    return 0;
}
