// The pointer of a block outlives it in one further out.
#include <stdio.h>
static int *restrict kept;
static void keep(int *restrict p) {
    kept = p + 1; // UB: restrict-broken
}
int main(void) {
    int a[2] = {1, 2};
    keep(a);
    printf("%d\n", *kept);
    return 0;
}
