#include <stdio.h>
#include <stdlib.h>
static int last(int n, int a[static n]) { return a[n - 1]; }
int main(void) {
    int *p = malloc(3 * sizeof *p);
    p[0] = 1, p[1] = 2, p[2] = 3;
    printf("%d %d\n", last(3, p), last(1, p + 2));
    free(p);
    return 0;
}
