// Handed on twice: the one based on the pointer, the other not.
#include <stdio.h>
static void set(int *to, int v) { *to = v; } // UB: restrict-broken
static void put(int *where, int at) { set(where + at, at); }
static int f(int *restrict p, int *q, int n) {
    for (int i = 0; i < n; i++) put(p, i);
    put(q, 0);
    return p[0];
}
int main(void) {
    int a[8] = {0};
    printf("%d\n", f(a, a + 4, 5));
    return 0;
}
