#include <stdio.h>
#include <stdlib.h>
static int calls;
static int compare(const void *a, const void *b) {
    calls++;
    return *(const int *)a - *(const int *)b;
}
int main(void) {
    int a[] = {3, 1, 2, 5, 4};
    qsort(a, 5, sizeof *a, compare); // UB: sort-order
    printf("%d\n", calls);
    return 0;
}
