// memcpy carries the type along.
#include <stdlib.h>
#include <string.h>
#include <stdio.h>
int main(void) {
    float f[2] = {1, 2};
    unsigned *p = malloc(sizeof f);
    if (!p) return 1;
    memcpy(p, f, sizeof f);
    printf("%u\n", p[1]); // UB: effective-type
    free(p);
    return 0;
}
