// Sorting in both operands, with a count of comparisons.
#include <stdio.h>
#include <stdlib.h>
static int count;
static int less(const void *a, const void *b) { count++; return *(const int *)a - *(const int *)b; }
static int middle(int x) {
    int a[5] = {5, 3, x, 1, 2};
    qsort(a, 5, sizeof *a, less);
    return a[2];
}
int main(void) {
    int r = middle(4) * 10 + middle(9);
    printf("%d %d\n", r, count > 0);
    return 0;
}
