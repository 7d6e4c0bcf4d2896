#include <stdio.h>
int main(void) {
    int n = 2, m = 3, k = 6, a[6][1][1] = {{{0}}};
    int (*p)[n][m] = (int (*)[n][m])a;
    int (*q)[m][n];
    q = p; // UB: array-size-mismatch
    printf("%d %d\n", q == 0, k);
    return 0;
}
