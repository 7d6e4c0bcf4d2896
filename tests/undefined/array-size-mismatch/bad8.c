#include <stdio.h>
static int corner(int n, int m, int a[n][m]) {
    return a[n - 1][m - 1];
}
int main(void) {
    int n = 2, m = 3, a[n][m];
    for (int i = 0; i < n; i++)
        for (int k = 0; k < m; k++)
            a[i][k] = i * m + k;
    int (*f)(int, int, int (*)[*]) = corner;
    printf("%d\n", f(m, n, a)); // UB: array-size-mismatch
    return 0;
}
