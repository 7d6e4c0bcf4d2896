#include <stdio.h>
#include <stdlib.h>
/* Lengths in types of parameters are those of the arguments, whatever the way to call. */
static int depth;
static int next(void) {
    return depth++ % 2 ? 3 : 3;
}
static int sum(int n, int m, int a[n][m]) {
    int s = 0;
    for (int i = 0; i < n; i++)
        for (int k = 0; k < m; k++)
            s += a[i][k];
    return s;
}
static int inner(int a[][next()], int n) {
    return n == 0 ? a[0][2] : inner(a + 1, n - 1);
}
static int either(int n, int (*p)[n]) {
    return p ? (*p)[n - 1] : n;
}
static int nested(int n, int cube[n][n][n]) {
    return sum(n, n, cube[n - 1]);
}
int old(n, p) int n, (*p)[n];
{
    return (*p)[0];
}
int main(void) {
    int a[2][3] = {{1, 2, 3}, {4, 5, 6}}, n = 2, m = 3, v[n][m];
    for (int i = 0; i < n; i++)
        for (int k = 0; k < m; k++)
            v[i][k] = i - k;
    int (*f)(int, int, int (*)[m]) = sum;
    printf("%d %d %d\n", sum(2, 3, a), sum(n, m, v), f(2, 3, a));
    printf("%d %d\n", inner(a, 1), inner(v, 0));
    /* What the caller does not say is not compared: nor is what it said before. */
    void *raw = malloc(sizeof(int) * 5);
    for (int i = 0; i < 5; i++)
        ((int *)raw)[i] = i * i;
    printf("%d %d %d\n", either(5, raw), either(4, 0), either(3, a));
    int cube[2][2][2] = {{{1, 2}, {3, 4}}, {{5, 6}, {7, 8}}};
    printf("%d %d\n", nested(2, cube), old(3, a));
    free(raw);
    return 0;
}
