// Objects without a value may be copied: as structures, by memcpy, and byte by byte.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
struct s { int a, b; char c[4]; };
static void fill(struct s *p) { p->a = 1; }
int main(void) {
    struct s x, y, *h = malloc(2 * sizeof *h);
    if (!h) return 1;
    fill(&x);
    y = x;
    h[0] = y;
    memcpy(&h[1], &h[0], sizeof *h);
    unsigned char *to = (unsigned char *)&x, *from = (unsigned char *)&h[1];
    for (unsigned i = 0; i < sizeof x; i++)
        to[i] = from[i];
    memmove(h, &x, sizeof x);
    h = realloc(h, sizeof *h);
    if (!h) return 1;
    h->b = 2;
    printf("%d %d\n", h->a, h->b);
    free(h);
    return 0;
}
