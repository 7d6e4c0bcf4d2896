// The storage of bit-fields is no object of the type they are declared with: gcc relies on that.
#include <stdio.h>
struct b { unsigned a : 8, b : 8; };
static int f(struct b *b, unsigned *u) {
    b->a = 1;
    *u = 2; // UB: effective-type
    return b->a;
}
int main(void) {
    struct b b = {0, 0};
    printf("%d\n", f(&b, (unsigned *)&b));
    return 0;
}
