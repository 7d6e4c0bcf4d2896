// The function frees what the other argument reads.
#include <stdio.h>
#include <stdlib.h>
static int drop(int *p) { free(p); return 1; }
static int two(int a, int b) { return a + b; }
int main(void) {
    int *p = malloc(sizeof *p);
    *p = 5;
    printf("%d\n", two(*p, drop(p))); // UB: evaluation-order
    return 0;
}
