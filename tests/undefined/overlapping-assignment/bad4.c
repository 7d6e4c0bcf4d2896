#include <stdio.h>
union u { int i; struct { char c; short s; } parts; };
static void narrow(union u *to, union u *from) {
    to->i = from->parts.s; // UB: overlapping-assignment
}
int main(void) {
    union u u = {.i = 0x10002};
    narrow(&u, &u);
    printf("%d\n", u.i);
    return 0;
}
