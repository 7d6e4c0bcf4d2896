#include <stdio.h>
static int first(int (*(*p))[2], int n, int q[n][n][2]) {
    return (**p)[0] + q[0][0][0];
}
int main(void) {
    int a[1][2] = {{7}}, (*pa)[2] = a, b[2][3][2] = {{{1}}};
    printf("%d\n", first(&pa, 2, b)); // UB: array-size-mismatch
    return 0;
}
