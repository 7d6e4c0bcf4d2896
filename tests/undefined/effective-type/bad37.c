// Floating values are read as a structure of integers.
#include <stdio.h>
#include <stdlib.h>
struct pair { int x, y; };
int main(void) {
    float *f = malloc(2 * sizeof *f);
    if (!f) return 1;
    f[0] = f[1] = 1;
    struct pair p = *(struct pair *)f; // UB: effective-type
    printf("%d\n", p.x > 0);
    free(f);
    return 0;
}
