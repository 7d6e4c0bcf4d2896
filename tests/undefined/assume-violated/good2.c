#include <stdio.h>
__attribute__((returns_nonnull)) static int *find(int *a, int n, int x) {
    static int none = -1;
    for (int i = 0; i < n; i++)
        if (a[i] == x) return &a[i];
    return &none;
}
int main(void) {
    int a[2] = {1, 2};
    printf("%d %d\n", *find(a, 2, 2), *find(a, 2, 5));
    double d[2] = {1, 2}, *p = __builtin_assume_aligned(d, 8);
    printf("%g\n", p[1]);
    return 0;
}
