// Both allocate and free.
#include <stdio.h>
#include <stdlib.h>
static int use(int x) {
    int *p = malloc(sizeof *p);
    *p = x;
    int r = *p;
    free(p);
    return r;
}
int main(void) {
    printf("%d\n", use(3) + use(4) * 10);
    return 0;
}
