#include <stdlib.h>
int main(void) {
    char *p = malloc(5);
    if (!p) return 0;
    int *q = (int *)p;
    q[0] = 1;
    q[1] = 2; // UB: out-of-bounds
    free(p);
    return 0;
}
