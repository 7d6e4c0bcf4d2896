// One of them is found, or none.
#include <stdio.h>
#include <stdlib.h>
static int by_value(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
int main(void) {
    static const int all[] = {1, 2, 2, 2, 5, 8};
    int two = 2, five = 5, nine = 9;
    const int *found = bsearch(&five, all, 6, sizeof *all, by_value);
    printf("%td\n", found - all);
    found = bsearch(&two, all, 6, sizeof *all, by_value);
    printf("%d\n", *found);
    printf("%d\n", bsearch(&nine, all, 6, sizeof *all, by_value) == NULL);
    return 0;
}
