// Elements are moved as characters, and keep their types.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
struct item { float weight; int id; };
static int lighter(const void *a, const void *b) {
    float x = ((const struct item *)a)->weight, y = ((const struct item *)b)->weight;
    return (x > y) - (x < y);
}
int main(void) {
    struct item *v = malloc(4 * sizeof *v), *w;
    if (!v) return 1;
    for (int i = 0; i < 4; i++) {
        v[i].weight = (i * 3 % 4);
        v[i].id = i;
    }
    qsort(v, 4, sizeof *v, lighter);
    w = realloc(v, 8 * sizeof *w);
    if (!w) return 1;
    memmove(w + 1, w, 4 * sizeof *w);
    printf("%d %d %.1f\n", w[1].id, w[4].id, w[4].weight);
    free(w);
    return 0;
}
