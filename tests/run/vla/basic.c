#include <stdio.h>

static int sum(int n, int m, int a[n][m]) {
    int s = 0;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++) s += a[i][j];
    return s;
}

static int calls;
static int length(void) { return ++calls + 2; }

int main(void) {
    for (int n = 1; n < 4; n++) {
        int a[n][n + 1];
        for (int i = 0; i < n; i++)
            for (int j = 0; j <= n; j++) a[i][j] = i * 10 + j;
        printf("%zu %zu %d\n", sizeof a, sizeof a[0], sum(n, n + 1, a));
    }
    int k = 5;
    int v[k];
    k = 100;
    printf("%zu\n", sizeof v / sizeof *v);
    int w[length()];
    printf("%zu %d\n", sizeof w, calls);
    printf("%zu ", sizeof(int[length()]));
    printf("%d\n", calls);
    typedef char row[k];
    k = 1;
    row r;
    printf("%zu %zu\n", sizeof r, sizeof(row));
    int (*p)[length()] = 0;
    printf("%zu %d\n", sizeof *p, calls);
    v[0] = 3;
    int *q = v;
    q[4] = 7;
    printf("%d %d\n", v[0], v[4]);
    return 0;
}
