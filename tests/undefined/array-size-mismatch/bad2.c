#include <stdio.h>
static int first(int n, int m, int (*p)[n], int (*q)[m]) {
    p = q; // UB: array-size-mismatch
    return p[0][0];
}
int main(void) {
    int a[2][2] = {{1}}, b[2][3] = {{2}};
    printf("%d\n", first(2, 3, a, b));
    return 0;
}
