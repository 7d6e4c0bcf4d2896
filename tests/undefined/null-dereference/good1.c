#include <stdio.h>
struct s { int n; };
int main(void) {
    struct s *p = 0;
    int *q = 0;
    printf("%zu %zu\n", sizeof *p, sizeof p->n);
    printf("%d %d\n", &*q == 0, q && *q);
    printf("%d\n", p ? p->n : -1);
    return 0;
}
