// A tree is freed from both sides, and its nodes counted.
#include <stdio.h>
#include <stdlib.h>
struct N { struct N *l, *r; };
static int made, gone;
static struct N *grow(int d) {
    struct N *x = malloc(sizeof *x);
    made++;
    x->l = d ? grow(d - 1) : 0;
    x->r = d ? grow(d - 1) : 0;
    return x;
}
static int drop(struct N *x) {
    if (!x) return 0;
    int n = drop(x->l) + drop(x->r);
    free(x);
    gone++;
    return n + 1;
}
int main(void) {
    struct N *x = grow(5);
    int n = drop(x);
    printf("%d %d %d\n", n, made, gone);
    return 0;
}
