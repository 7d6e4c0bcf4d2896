// Both free, each its own.
#include <stdio.h>
#include <stdlib.h>
static int drop(int *p) { int r = *p; free(p); return r; }
int main(void) {
    int *p = malloc(sizeof *p), *q = malloc(sizeof *q);
    *p = 1;
    *q = 2;
    printf("%d\n", drop(p) + drop(q));
    return 0;
}
