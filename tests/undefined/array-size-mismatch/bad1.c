#include <stdio.h>
int main(void) {
    int n = 3, m = 4, a[2][3] = {{0}};
    int (*p)[n] = a;
    int (*q)[m] = p; // UB: array-size-mismatch
    printf("%d\n", q == 0);
    return 0;
}
