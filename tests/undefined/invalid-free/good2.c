#include <stdio.h>
#include <stdlib.h>
int main(void) {
    int *p = malloc(8), *q = malloc(8);
    *p = 1;
    *q = 2;
    int *t = p;
    p = q;
    q = t;
    p = realloc(p, 100);
    printf("%d %d\n", *p, *q);
    free(p);
    free(q);
    p = q = 0;
    free(p);
    return 0;
}
