#include <stdlib.h>
struct s { int a, b; };
int main(void) {
    struct s *p = calloc(1, sizeof *p);
    if (!p) return 0;
    int *b = &p->b;
    b = realloc(b, 40); // UB: invalid-free
    return 0;
}
