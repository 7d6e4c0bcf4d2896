// Allocated memory has the type of what was stored last.
#include <stdlib.h>
#include <stdio.h>
int main(void) {
    void *p = malloc(8);
    if (!p) return 1;
    *(long *)p = 5;
    double d = *(double *)p; // UB: effective-type
    printf("%d\n", d == 0);
    free(p);
    return 0;
}
