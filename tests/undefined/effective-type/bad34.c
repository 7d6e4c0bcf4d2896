// Not even a type of the same size.
#include <stdio.h>
union u { int i; double d; };
static double f(union u *u, long long *l) {
    u->d = 1;
    *l = 0; // UB: effective-type
    return u->d;
}
int main(void) {
    union u u;
    printf("%.1f\n", f(&u, (long long *)&u));
    return 0;
}
