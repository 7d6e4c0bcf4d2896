#include <stdio.h>
static int sum(int n, int (*rows)[n]) {
    int s = 0;
    for (int i = 0; i < n; i++)
        s += rows[0][i];
    return s;
}
int main(void) {
    int a[2][4] = {{1, 2, 3, 4}};
    printf("%d\n", sum(3, a)); // UB: array-size-mismatch
    return 0;
}
