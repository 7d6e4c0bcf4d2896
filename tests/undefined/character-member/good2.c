// A structure that is there: as itself, as part of another, and where only characters are declared.
#include <stdio.h>
#include <stdlib.h>
struct pair { char x, y; };
struct outer { int n; struct pair pair; };
static int sum(const struct pair *p) { return p->x * 10 + p->y; }
int main(void) {
    struct outer o = {1, {2, 3}}, *m = malloc(sizeof *m);
    if (!m) return 1;
    m->pair.x = 4;
    m->pair.y = 5;
    char text[4] = {6, 7};
    printf("%d %d %d\n", sum(&o.pair), sum(&m->pair), sum((struct pair *)text));
    *m = o;
    printf("%d\n", sum(&m->pair));
    struct pair *q = (struct pair *)m;
    q->x = 8;
    q->y = 9;
    printf("%d\n", sum(q));
    free(m);
    return 0;
}
