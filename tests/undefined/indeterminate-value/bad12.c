// Pointers have trap representations, wherever they are.
#include <stdlib.h>
int main(void) {
    char **p = malloc(2 * sizeof *p);
    if (!p) return 0;
    p[0] = 0;
    char *q = p[1]; // UB: indeterminate-value
    free(p);
    return q == 0;
}
