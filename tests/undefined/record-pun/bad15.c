// The same in allocated memory: then it is the read that is wrong.
#include <stdio.h>
#include <stdlib.h>
struct a { int x, y; };
struct b { int x, y; };
static int f(struct a *a, struct b *b) {
    struct b five = {5, 6};
    a->x = 1;
    *b = five;
    return a->x; // UB: record-pun
}
int main(void) {
    struct a *a = malloc(sizeof *a);
    if (!a) return 1;
    printf("%d\n", f(a, (struct b *)a));
    free(a);
    return 0;
}
