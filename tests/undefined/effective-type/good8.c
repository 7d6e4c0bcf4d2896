// Bit-fields by their structure, by characters, and beside a member that is none.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
struct b { unsigned a : 8, b : 8; int n; _Bool f : 1; };
union u { struct { unsigned low : 16, high : 16; } h; unsigned w; };
int main(void) {
    struct b x = {1, 2, 3, 1};
    unsigned char *bytes = (unsigned char *)&x;
    bytes[0] = 5;
    int *n = (int *)(bytes + sizeof(int));
    *n += 4;
    struct b *p = malloc(sizeof *p);
    if (!p) return 1;
    memcpy(p, &x, sizeof x);
    p->b = 7;
    union u *u = (union u *)&(union u){.w = 0x30002};
    unsigned *w = &u->w;
    *w += 1;
    printf("%d %d %d %d %d\n", p->a, p->b, p->n, p->f, u->h.low + u->h.high);
    free(p);
    return 0;
}
