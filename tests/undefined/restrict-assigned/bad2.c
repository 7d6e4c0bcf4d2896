// The pointer of a block outlives it in one further out.
#include <stdio.h>
static int *restrict kept;
static void keep(int *restrict p) { kept = p + 1; }
int main(void) {
    int a[2] = {1, 2};
    keep(a);
    int n = *kept;
    *kept = 3; // UB: restrict-assigned
    printf("%d\n", n);
    return 0;
}
