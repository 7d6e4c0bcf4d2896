// By way of a union that has no int.
#include <stdio.h>
union small { char x[4]; short s; };
static int f(int *i, union small *u) {
    *i = 1;
    u->x[0] = 2; // UB: record-pun
    return *i;
}
int main(void) {
    int i;
    printf("%d\n", f(&i, (union small *)&i));
    return 0;
}
