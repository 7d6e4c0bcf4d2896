// Equal elements that are the same.
#include <stdio.h>
#include <stdlib.h>
static int by_value(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
int main(void) {
    int all[] = {3, 1, 2, 3, 1, 2};
    qsort(all, 6, sizeof *all, by_value);
    for (int i = 0; i < 6; i++) printf("%d ", all[i]);
    printf("\n");
    return 0;
}
