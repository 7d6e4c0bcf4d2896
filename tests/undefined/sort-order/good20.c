#include <stdio.h>
#include <stdlib.h>
static int calls;
static int compare(const void *a, const void *b) {
    calls++;
    return *(const int *)a - *(const int *)b;
}
int main(void) {
    int a[] = {3, 1, 2, 5, 4}, key = 4;
    qsort(a, 5, sizeof *a, compare);
    int *found = bsearch(&key, a, 5, sizeof *a, compare);
    printf("%d %d %d\n", calls > 0, a[0], (int)(found - a));
    return 0;
}
