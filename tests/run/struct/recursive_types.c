#include <stdio.h>

struct b;
struct a { int n; struct b *other; };
struct b { char c; struct a back; struct b *self; };

typedef struct list { struct list *next; int (*f)(const struct list *); int v; } list;

static int get(const list *l) { return l->v; }
static int deep(const list *l) { return l->v + (l->next ? l->next->f(l->next) : 0); }

int main(void) {
    struct b b = {'b', {1, &b}, &b};
    b.self->back.other->self->back.n = 42;
    printf("%d %c\n", b.back.n, b.back.other->c);
    list l3 = {0, get, 3}, l2 = {&l3, deep, 20}, l1 = {&l2, deep, 100};
    printf("%d %d %d\n", l1.f(&l1), (*l2.f)(&l2), (**l3.f)(&l3));
    struct point { int x, y; } p = {1, 2};
    {
        struct point { double z; } q = {2.5};
        printf("%g %zu\n", q.z, sizeof(struct point));
    }
    printf("%d %zu\n", p.x + p.y, sizeof(struct point));
    struct { struct point at; struct point *link; } v = {{3, 4}, &p};
    v.link->x = v.at.y;
    printf("%d\n", p.x);
    return 0;
}
