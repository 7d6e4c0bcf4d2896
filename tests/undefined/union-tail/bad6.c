// An initialiser stores one member; another one of its size and more is read in a copy.
#include <stdio.h>
union u { struct { long a, b; } two; struct { long a; unsigned long b; unsigned char c; } three; };
static int last(union u u) {
    return u.three.c; // UB: union-tail
}
int main(void) {
    printf("%d\n", last((union u){{13}}));
    return 0;
}
