// What the library stores gives allocated memory its type.
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
int main(void) {
    void *p = malloc(8);
    if (!p) return 1;
    frexp(8, p);
    printf("%d\n", *(float *)p > 0); // UB: effective-type
    free(p);
    return 0;
}
