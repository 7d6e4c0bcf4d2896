#include <stdio.h>
int main(void) {
    int n = 2, a[2][3] = {{0}};
    int (*p)[3] = a, (*q)[n] = 0;
    printf("%d\n", p == q); // UB: array-size-mismatch
    return 0;
}
