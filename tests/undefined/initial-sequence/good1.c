// Pointers to the members themselves: an int is an int.
#include <stdio.h>
struct t1 { int m; };
struct t2 { int m; };
union u { struct t1 s1; struct t2 s2; };
static int f(int *a, int *b) {
    *a = 1;
    *b = 2;
    return *a;
}
int main(void) {
    union u u;
    printf("%d\n", f(&u.s1.m, &u.s2.m));
    return 0;
}
