// A wider member is read through a pointer to the union, in a structure.
#include <stdio.h>
struct tagged { int tag; union { long long wide; short narrow; }; };
static void set(struct tagged *t) { t->narrow = -1; }
int main(void) {
    struct tagged t = {1, {0}};
    set(&t);
    printf("%lld\n", t.wide); // UB: union-tail
    return 0;
}
