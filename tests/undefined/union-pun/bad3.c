// A literal of a union.
#include <stdio.h>
union u { unsigned u; float f; };
static unsigned f(unsigned *i, float *x) {
    *i = 1;
    *x = 0;
    return *i; // UB: union-pun
}
int main(void) {
    union u *u = &(union u){.u = 3};
    printf("%u\n", f(&u->u, &u->f));
    return 0;
}
