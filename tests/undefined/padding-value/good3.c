// Padding may travel, as long as nothing depends on it.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
struct s { char c; int i; short h; };
static void swap(void *a, void *b, size_t n) {
    unsigned char *x = a, *y = b;
    while (n--) {
        unsigned char t = *x;
        *x++ = *y;
        *y++ = t;
    }
}
int main(void) {
    struct s one = {1, 2, 3}, two, *heap = malloc(2 * sizeof *heap);
    two.c = 4;
    two.i = 5;
    two.h = 6;
    swap(&one, &two, sizeof one);
    heap[0] = one;
    heap[1] = two;
    swap(&heap[0], &heap[1], sizeof *heap);
    struct s back;
    memcpy(&back, &heap[1], sizeof back);
    printf("%d %d %d %d %d\n", heap[0].c, heap[0].i, heap[0].h, back.c, back.i);
    free(heap);
    return 0;
}
