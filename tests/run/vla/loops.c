// A new array in every iteration, left by every kind of jump.
#include <stdio.h>
#include <string.h>

static int fill(int n) {
    int total = 0;
    for (int i = 1; i <= n; i++) {
        char buffer[i * 2];
        memset(buffer, i, sizeof buffer);
        if (i == 3) continue;
        if (i == 8) break;
        for (unsigned j = 0; j < sizeof buffer; j++) total += buffer[j];
    }
    return total;
}

static int recurse(int n) {
    if (n == 0) return 0;
    int a[n];
    for (int i = 0; i < n; i++) a[i] = n;
    int below = recurse(n - 1);
    for (int i = 0; i < n; i++) below += a[i];
    return below;
}

int main(void) {
    printf("%d %d\n", fill(10), recurse(9));
    int n = 1;
again:;
    long a[n];
    a[n - 1] = n;
    printf("%zu %ld\n", sizeof a, a[n - 1]);
    if (++n < 5) goto again;
    int rows = 2, cols = 3;
    double m[rows][cols], (*p)[cols] = m;
    for (int i = 0; i < rows * cols; i++) p[i / cols][i % cols] = i / 2.0;
    printf("%g %g %td\n", m[1][2], (*(p + 1))[0], &p[1] - p);
    switch (rows) {
    case 2: {
        int z[cols];
        z[2] = 4;
        printf("%d\n", z[2]);
    }
    }
    return 0;
}
