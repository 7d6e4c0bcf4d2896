// By way of a pointer that was kept in memory, and one that a function returned.
#include <stdio.h>
static int a[4];
static int *first(void) { return a; }
struct holder { int *p; };
static int f(int *restrict p) {
    struct holder h = {p};
    struct holder copy = h;
    *copy.p = 5;
    return *first(); // UB: restrict-broken
}
int main(void) {
    printf("%d\n", f(a));
    return 0;
}
