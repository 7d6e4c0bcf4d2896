#include <stdlib.h>
int main(void) {
    int *p = malloc(32);
    if (!p) return 0;
    double *d = (double *)(p + 1); // UB: misaligned-pointer
    *d = 1.5;
    free(p);
    return 0;
}
