// What compares must return an int.
#include <stdio.h>
#include <stdlib.h>
static float by_value(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
int main(void) {
    static const int all[] = {2, 5, 8};
    int five = 5;
    const int *found = bsearch(&five, all, 3, sizeof *all, (int (*)(const void *, const void *))by_value); // UB: call-type-mismatch
    printf("%td\n", found - all);
    return 0;
}
