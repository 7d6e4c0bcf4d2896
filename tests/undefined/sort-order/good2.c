// Equal elements that differ in what is not shown, or are told apart by a second key.
#include <stdio.h>
#include <stdlib.h>
struct entry { int key, place; };
static int by_key(const void *a, const void *b) {
    return ((const struct entry *)a)->key - ((const struct entry *)b)->key;
}
static int by_both(const void *a, const void *b) {
    int order = by_key(a, b);
    return order ? order : ((const struct entry *)a)->place - ((const struct entry *)b)->place;
}
int main(void) {
    struct entry all[] = {{2, 0}, {1, 1}, {2, 2}, {1, 3}};
    qsort(all, 4, sizeof *all, by_key);
    for (int i = 0; i < 4; i++) printf("%d ", all[i].key);
    qsort(all, 4, sizeof *all, by_both);
    for (int i = 0; i < 4; i++) printf("%d ", all[i].place);
    printf("\n");
    return 0;
}
