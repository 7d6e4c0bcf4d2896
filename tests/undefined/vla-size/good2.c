// A declaration that is not reached is not evaluated.
#include <stdio.h>
static int f(int n) {
    if (n <= 0) return 0;
    int a[n];
    a[n - 1] = n;
    return a[n - 1];
}
int main(void) {
    int n = 0;
    int(*p)[3] = 0;
    printf("%d %d %d %zu\n", f(0), f(-5), f(4), sizeof *p);
    printf("%d\n", n ? (int)sizeof(int[n]) : -1);
    return 0;
}
