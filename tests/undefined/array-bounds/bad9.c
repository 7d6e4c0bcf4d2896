// A row of an allocated array, kept in a structure.
#include <stdlib.h>
struct cursor {
    double *at;
};
int main(void) {
    double(*m)[3] = calloc(4, sizeof *m);
    if (!m)
        return 0;
    struct cursor c = {m[2] + 1};
    c.at = c.at + 3; // UB: array-bounds
    free(m);
    return 0;
}
