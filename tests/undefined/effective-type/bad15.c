// In allocated memory: what was stored as an int is read as a bit-field.
#include <stdio.h>
#include <stdlib.h>
struct b { unsigned a : 8, b : 8; };
static int f(struct b *b, unsigned *u) {
    b->a = 1;
    *u = 2;
    return b->a; // UB: effective-type
}
int main(void) {
    struct b *b = calloc(1, sizeof *b);
    if (!b) return 1;
    printf("%d\n", f(b, (unsigned *)b));
    free(b);
    return 0;
}
