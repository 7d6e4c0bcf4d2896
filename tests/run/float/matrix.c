#include <stdio.h>

#define N 4

static double det(double m[N][N]) {
    double d = 1;
    for (int i = 0; i < N; i++) {
        int p = i;
        for (int r = i + 1; r < N; r++)
            if ((m[r][i] < 0 ? -m[r][i] : m[r][i]) > (m[p][i] < 0 ? -m[p][i] : m[p][i])) p = r;
        if (m[p][i] == 0) return 0;
        if (p != i) {
            for (int c = 0; c < N; c++) {
                double t = m[i][c];
                m[i][c] = m[p][c];
                m[p][c] = t;
            }
            d = -d;
        }
        d *= m[i][i];
        for (int r = i + 1; r < N; r++) {
            double f = m[r][i] / m[i][i];
            for (int c = i; c < N; c++) m[r][c] -= f * m[i][c];
        }
    }
    return d;
}

int main(void) {
    double m[N][N];
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++) m[i][j] = 1.0 / (i + j + 1);
    printf("%.15g\n", det(m));
    double k[N][N] = {{2, 1, 0, 3}, {1, -1, 4, 2}, {0, 5, 1, 1}, {3, 2, 2, -2}};
    printf("%.15g\n", det(k));
    return 0;
}
