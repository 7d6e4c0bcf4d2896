// Memory that is used for one structure after the other; a structure filled by its members' pointers, or copied.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
struct node { struct node *next; long n; };
struct free { struct free *next; };
struct wide { int type; struct { int a, b; } in; };
struct narrow { int a, b; };
static struct free *pool;
static void *get(size_t size) {
    struct free *p = pool;
    if (!p) return malloc(size);
    pool = p->next;
    return p;
}
static void put(void *p) {
    struct free *f = p;
    f->next = pool;
    pool = f;
}
static void set(int *p, int v) { *p = v; }
int main(void) {
    struct node *a = get(sizeof *a);
    if (!a) return 1;
    a->next = 0;
    a->n = 3;
    long sum = a->n;
    put(a);
    struct node *b = get(sizeof *b);
    b->next = b;
    b->n = 4;
    sum += b->next->n;
    struct narrow *s = (struct narrow *)b;
    s->a = 5;
    set(&s->b, 6);
    sum += s->a + s->b;
    struct wide w = {1, {2, 3}}, *v = malloc(sizeof *v);
    if (!v) return 1;
    memcpy(v, &w, sizeof w);
    sum += v->in.b;
    *v = w;
    sum += v->type;
    int *raw = (int *)v;
    raw[1] = 9;
    printf("%ld %d\n", sum, v->in.a);
    free(v);
    free(b);
    return 0;
}
