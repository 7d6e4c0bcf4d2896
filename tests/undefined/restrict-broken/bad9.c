// A pointer at file scope, and an object by its name, in another function.
#include <stdio.h>
static int x;
static int *restrict g;
static void set(int *to, int v) { *to = v; }
static void other(void) { x++; } // UB: restrict-broken
int main(void) {
    g = &x;
    set(g, 1);
    other();
    printf("%d\n", *g);
    return 0;
}
