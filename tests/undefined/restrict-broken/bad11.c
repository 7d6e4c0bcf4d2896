// Members of a structure that a parameter points to.
#include <stdio.h>
struct vectors { int n; int *restrict to; const int *restrict from; };
static void scale(struct vectors *v, int by) {
    for (int i = 0; i < v->n; i++)
        v->to[i] = v->from[i] * by; // UB: restrict-broken
}
int main(void) {
    int a[4] = {1, 2, 3, 4};
    struct vectors v = {3, a + 1, a};
    scale(&v, 2);
    printf("%d\n", a[3]);
    return 0;
}
