#include <stdio.h>
int main(void) {
    int n = 2, m = 3, c = 1, a[2][2] = {{0}}, b[2][3] = {{0}};
    int (*p)[n] = a, (*q)[m] = b;
    printf("%d\n", (c ? p : q) == 0); // UB: array-size-mismatch
    return 0;
}
