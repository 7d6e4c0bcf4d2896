// An int is no storage of bit-fields either.
#include <stdio.h>
struct b { unsigned a : 8, b : 8; };
static int f(struct b *b, unsigned *u) {
    *u = 1;
    b->a = 2; // UB: effective-type
    return *u;
}
int main(void) {
    unsigned x = 0;
    printf("%d\n", f((struct b *)&x, &x));
    return 0;
}
