// A union takes its members' types, and no others.
#include <stdio.h>
union u { int i; float f; };
static int f(union u *u, short *s) {
    u->i = 1;
    *s = 2; // UB: effective-type
    return u->i;
}
int main(void) {
    union u u;
    printf("%d\n", f(&u, (short *)&u));
    return 0;
}
