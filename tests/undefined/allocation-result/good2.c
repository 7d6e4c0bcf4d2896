#include <stdio.h>
#include <stdlib.h>
int main(void) {
    char *p = malloc(1 << 20), *q = calloc(1000, 100);
    q = realloc(q, 10);
    printf("%d %d\n", p != NULL, q[9]);
    free(q);
    free(p);
    return 0;
}
