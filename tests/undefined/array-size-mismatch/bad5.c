#include <stdio.h>
int main(void) {
    int n = 4, m = 2, a[8] = {0};
    int (*p)[n] = (int (*)[n])a, (*q)[m] = (int (*)[m])a;
    printf("%d\n", (int)(p - q)); // UB: array-size-mismatch
    return 0;
}
