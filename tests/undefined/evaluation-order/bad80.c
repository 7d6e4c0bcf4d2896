// The object is gone from where it was read, if realloc comes first and there is as much memory.
#include <stdio.h>
#include <stdlib.h>
static int two(int a, int *b) { free(b); return a; }
int main(void) {
    int *p = malloc(4);
    *p = 5;
    printf("%d\n", two(*p, realloc(p, 0xffffffffu))); // UB: evaluation-order
    return 0;
}
