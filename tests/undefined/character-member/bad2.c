// Read as a part of another structure.
#include <stdio.h>
#include <stdlib.h>
struct pair { char x, y; };
struct number { short n; };
static int f(struct number *s, struct pair *p) {
    s->n = 1;
    p->x = 2;
    return s->n; // UB: character-member
}
int main(void) {
    void *p = malloc(8);
    if (!p) return 1;
    printf("%d\n", f(p, p));
    free(p);
    return 0;
}
