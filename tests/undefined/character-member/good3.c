// By way of a union that has what is there.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
union word { unsigned char bytes[4]; unsigned n; };
static unsigned f(unsigned *n, union word *w, int k) {
    *n = 1;
    w->bytes[k] = 2;
    return *n;
}
int main(void) {
    unsigned n;
    union word *m = malloc(sizeof *m);
    if (!m) return 1;
    printf("%u\n", f(&n, (union word *)&n, 0));
    printf("%u\n", f(&m->n, m, 0));
    m->n = 0;
    m->bytes[0] = 3;
    unsigned *p = &m->n;
    printf("%u\n", *p);
    free(m);
    return 0;
}
