// Read as a character of another structure.
#include <stdio.h>
#include <stdlib.h>
struct a { char x; };
struct b { char x; };
static int f(struct a *a, struct b *b) {
    a->x = 1;
    b->x = 2;
    return a->x; // UB: character-member
}
int main(void) {
    void *p = malloc(8);
    if (!p) return 1;
    printf("%d\n", f(p, p));
    free(p);
    return 0;
}
