// Members: what is read from one is based on it, whatever name leads to it.
#include <stdio.h>
#include <stdlib.h>
struct vector { int *restrict data; int n; };
static struct vector make(int n) {
    struct vector v = {calloc(n, sizeof(int)), n};
    for (int i = 0; v.data && i < n; i++) v.data[i] = i;
    return v;
}
static void add(struct vector *to, const struct vector *from) {
    for (int i = 0; i < to->n; i++) to->data[i] += from->data[i];
}
static void twice(struct vector *a, struct vector *b) {
    for (int i = 0; i < a->n; i++) {
        a->data[i] += b->data[i];
        *(b->data + i) += 1;
    }
}
static int total(struct vector v) {
    int sum = 0;
    for (int *p = v.data; p < v.data + v.n; p++) sum += *p;
    return sum;
}
int main(void) {
    struct vector v = make(5), w = make(5);
    if (!v.data || !w.data) return 1;
    add(&v, &w);
    twice(&v, &v);
    struct vector *p = &v;
    p->data[0] = 7;
    v.data[1] = p->data[0];
    printf("%d %d\n", total(v), total(w));
    free(v.data);
    free(w.data);
    return 0;
}
