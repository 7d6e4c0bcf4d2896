#include <stdio.h>
#include <stdlib.h>
static int calls;
static int compare(const void *a, const void *b) {
    calls++;
    return *(const int *)a - *(const int *)b;
}
int main(void) {
    int a[] = {1, 2, 3, 4, 5, 6}, key = 4;
    int *found = bsearch(&key, a, 6, sizeof *a, compare); // UB: sort-order
    printf("%d %d\n", calls, *found);
    return 0;
}
