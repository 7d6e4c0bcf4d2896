#include <stdio.h>

static int trace(int m[][3], int n) {
    int t = 0;
    for (int i = 0; i < n; i++) t += m[i][i];
    return t;
}

static void multiply(const int (*a)[3], int b[3][3], int out[3][3]) {
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++) {
            out[i][j] = 0;
            for (int k = 0; k < 3; k++) out[i][j] += a[i][k] * b[k][j];
        }
}

int main(void) {
    int a[3][3] = {{1, 2, 3}, {4, 5, 6}, {7, 8, 9}}, b[3][3] = {1, 0, 0, 0, 1}, c[3][3];
    multiply((const int (*)[3])a, a, c);
    for (int i = 0; i < 3; i++) printf("%d %d %d\n", c[i][0], c[i][1], c[i][2]);
    printf("%d %d\n", trace(c, 3), trace(b, 3));
    char cube[2][3][4];
    int n = 0;
    for (int i = 0; i < 2; i++)
        for (int j = 0; j < 3; j++)
            for (int k = 0; k < 4; k++) cube[i][j][k] = n++;
    printf("%d %d %d\n", cube[1][2][3], (*cube)[1][2], *cube[1][0]);
    printf("%zu %zu %zu %zu\n", sizeof cube, sizeof cube[0], sizeof cube[0][0], sizeof **cube);
    unsigned char *flat = (unsigned char *)cube;
    int sum = 0;
    for (unsigned i = 0; i < sizeof cube; i++) sum += flat[i];
    printf("%d\n", sum);
    int(*p)[3] = a + 1;
    printf("%d %d %d\n", p[1][2], p[-1][0], *(*(p + 1) + 1));
    printf("%d\n", (*p)[2]);
    printf("%d\n", 1 [2 [a]]);
    int jag1[] = {1}, jag2[] = {1, 2}, *jag[] = {jag1, jag2};
    printf("%d\n", jag[1][1] + jag[0][0]);
    return 0;
}
