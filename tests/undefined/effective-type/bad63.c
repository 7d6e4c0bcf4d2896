// Stored by way of a union that has no int.
#include <stdio.h>
#include <stdlib.h>
union small { float f; short s; };
static int f(int *i, union small *u) {
    *i = 1;
    u->f = 2;
    return *i; // UB: effective-type
}
int main(void) {
    int *i = malloc(8);
    if (!i) return 1;
    printf("%d\n", f(i, (union small *)i));
    free(i);
    return 0;
}
