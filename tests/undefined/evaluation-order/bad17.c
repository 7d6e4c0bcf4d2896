// The object is gone from where it was read, if realloc comes first.
#include <stdio.h>
#include <stdlib.h>
static int two(int a, int *b) { free(b); return a; }
int main(void) {
    int *p = malloc(4);
    *p = 5;
    printf("%d\n", two(*p, realloc(p, 400))); // UB: evaluation-order
    return 0;
}
