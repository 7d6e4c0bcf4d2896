// Elements of a flexible array member that lie within the structure's size, after a store to all of it.
#include <stdio.h>
#include <stdlib.h>
struct s { int n; char c; char a[]; };
int main(void) {
    struct s *p = malloc(sizeof *p);
    if (!p)
        return 1;
    p->a[2] = 6;
    *p = (struct s){1, 2};
    printf("%d\n", p->a[2]); // UB: padding-value
    free(p);
    return 0;
}
