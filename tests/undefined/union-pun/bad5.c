// A literal of a union at file scope.
#include <stdio.h>
union u { unsigned u; float f; };
static union u *kept = &(union u){.u = 3};
static unsigned f(unsigned *i, float *x) {
    *i = 1;
    *x = 0;
    return *i; // UB: union-pun
}
int main(void) {
    printf("%u\n", f(&kept->u, &kept->f));
    return 0;
}
