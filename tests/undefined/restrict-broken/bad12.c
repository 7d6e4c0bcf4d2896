// What is read through a pointer to const must not be modified, not even by way of that pointer.
#include <stdio.h>
static int f(const int *restrict p) {
    int old = p[0];
    ((int *)p)[0] = 2; // UB: restrict-broken
    return old;
}
int main(void) {
    int a[2] = {1, 2};
    printf("%d\n", f(a));
    return 0;
}
