// Bit-fields are objects of their own, too.
#include <stdio.h>
struct bits { unsigned a : 3, b : 3; };
static unsigned f(struct bits *restrict p, struct bits *restrict q) {
    p->a = 1;
    q->b = 2;
    q->a = 3; // UB: restrict-broken
    return p->a;
}
int main(void) {
    struct bits s = {0, 0};
    printf("%u\n", f(&s, &s));
    return 0;
}
