#include <stdlib.h>
int main(void) {
    char *p = malloc(4), *q = malloc(4);
    long d = p - q; // UB: pointer-subtraction
    free(p);
    free(q);
    return d == 0;
}
