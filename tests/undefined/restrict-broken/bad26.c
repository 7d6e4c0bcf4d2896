// Another pointer was an integer.
#include <stdint.h>
#include <stdio.h>
static int a;
static int f(int *restrict p, int *q) {
    uintptr_t u = (uintptr_t)q;
    int *r = (int *)u;
    *p = 1;
    *r = 2; // UB: restrict-broken
    return *p;
}
int main(void) {
    printf("%d\n", f(&a, &a));
    return 0;
}
