// Whole structures stored and read in allocated memory, over scalars of the same types, and into arrays of them.
#include <stdio.h>
#include <stdlib.h>
struct pair { int x, y; };
struct four { struct pair a, b; };
int main(void) {
    struct pair p = {1, 2};
    int *m = malloc(4 * sizeof *m), a[2] = {3, 4};
    if (!m) return 1;
    *(struct pair *)m = p;
    m[2] = m[3] = 5;
    struct four f = *(struct four *)m;
    *(struct pair *)a = f.b;
    struct pair q = *(struct pair *)a;
    struct pair *inner = &((struct four *)m)->a;
    inner->x = 8;
    *(float *)m = 1;
    printf("%d %d %d %d %.1f %d\n", f.a.y, f.b.x, a[1], q.x, *(float *)m, inner->y);
    free(m);
    return 0;
}
