#include <stdio.h>
static int sum(int n, int m, int (*p)[n], int (*q)[m]) {
    int (*r)[n] = q, s = 0;
    for (int i = 0; i < n; i++) s += (*p)[i] * 10 + (*r)[i];
    return s + (p == q) + (int)(q - r);
}
int main(void) {
    int n = 3, m = n, a[2][3] = {{1, 2, 3}, {4, 5, 6}};
    int (*p)[n] = a, (*q)[m] = p, (*fixed)[3] = q, (*open)[] = p;
    n = 7;
    printf("%d %d %d\n", sum(3, 3, p, q + 1), (*fixed)[2], (*open)[1]);
    printf("%d %zu %zu\n", (n > 2 ? p : q) == fixed, sizeof *p, sizeof *q);
    // A cast asks for no compatible types.
    int (*other)[6] = (int (*)[6])p;
    printf("%d\n", (*other)[5]);
    return 0;
}
