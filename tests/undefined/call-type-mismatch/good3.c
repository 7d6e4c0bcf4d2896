// Pointers of another type, which is no more than the letter's business.
#include <stdio.h>
#include <stdlib.h>
static int by_value(const int *a, const int *b) { return (*a > *b) - (*a < *b); }
static void last(void) { puts("last"); }
int main(void) {
    int all[] = {5, 8, 2};
    atexit(last);
    qsort(all, 3, sizeof *all, (int (*)(const void *, const void *))by_value);
    printf("%d %d %d\n", all[0], all[1], all[2]);
    return 0;
}
