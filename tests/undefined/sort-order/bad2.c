#include <stdio.h>
#include <stdlib.h>
struct entry { int key; char value; };
static int by_key(const void *a, const void *b) {
    return ((const struct entry *)a)->key - ((const struct entry *)b)->key;
}
int main(void) {
    struct entry all[] = {{2, 'a'}, {1, 'b'}, {2, 'c'}};
    qsort(all, 3, sizeof *all, by_key); // UB: sort-order
    printf("%c\n", all[2].value);
    return 0;
}
