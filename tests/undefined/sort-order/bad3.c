// Which one of several is found.
#include <stdio.h>
#include <stdlib.h>
static int tens(const void *a, const void *b) { return *(const int *)a / 10 - *(const int *)b / 10; }
int main(void) {
    static const int all[] = {10, 20, 21, 22, 23, 24, 25};
    int key = 20;
    const int *found = bsearch(&key, all, 7, sizeof *all, tens); // UB: sort-order
    printf("%d\n", *found);
    return 0;
}
