// Unions of pointers that lead to what they say; a pool of nodes that links its free ones.
#include <stdio.h>
union p { char *c; unsigned char *u; void *v; int *i; };
struct node { int k; struct node *next; };
union slot { union slot *next; struct node node; };
static union slot pool[3], *spare;
static struct node *get(void) {
    union slot *s = spare;
    spare = s->next;
    return &s->node;
}
static void put(struct node *n) {
    union slot *s = (union slot *)n;
    s->next = spare;
    spare = s;
}
int main(void) {
    int x = 5;
    union p p;
    p.v = &x;
    int a = *p.i;
    p.c = (char *)&x;
    int b = *p.u == 5 || *p.u == 0;
    pool[0].next = &pool[1];
    pool[1].next = &pool[2];
    spare = pool;
    struct node *m = get(), *n;
    m->k = 1;
    m->next = m;
    n = get();
    n->k = m->next->k + 1;
    put(m);
    put(n);
    m = get();
    m->k = 7;
    printf("%d %d %d\n", a, b, m->k);
    return 0;
}
