#include <stdlib.h>
struct s { int v[3]; };
int main(void) {
    int *m = calloc(4, sizeof *m);
    if (!m) return 0;
    struct s *p = (struct s *)m, *q = (struct s *)(m + 1);
    *q = *p; // UB: overlapping-assignment
    free(m);
    return 0;
}
