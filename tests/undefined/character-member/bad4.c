// Stored as a character of a union that has no int.
#include <stdio.h>
#include <stdlib.h>
union small { char x[4]; short s; };
static int f(int *i, union small *u) {
    *i = 1;
    u->x[0] = 2;
    return *i; // UB: character-member
}
int main(void) {
    void *p = malloc(8);
    if (!p) return 1;
    printf("%d\n", f(p, p));
    free(p);
    return 0;
}
