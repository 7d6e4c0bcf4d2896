// realloc keeps the old bytes only.
#include <stdlib.h>
int main(void) {
    char *p = calloc(4, 1);
    p = realloc(p, 8);
    if (!p) return 0;
    int r = p[3] + p[4]; // UB: unspecified-value
    free(p);
    return r;
}
