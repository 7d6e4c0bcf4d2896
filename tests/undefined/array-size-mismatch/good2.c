#include <stdio.h>
#include <stdlib.h>
int main(void) {
    for (int n = 1; n < 4; n++) {
        int (*p)[n] = malloc(2 * sizeof *p);
        if (!p) return 1;
        typedef int row[n];
        row *q = p, *none = NULL;
        void *any = q;
        p = any;
        p[1][n - 1] = n;
        printf("%d %d\n", q[1][n - 1], q == none);
        free(p);
    }
    return 0;
}
