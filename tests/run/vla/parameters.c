#include <stdio.h>
#include <stdlib.h>

static void transpose(int r, int c, const double in[r][c], double out[c][r]) {
    for (int i = 0; i < r; i++)
        for (int j = 0; j < c; j++) out[j][i] = in[i][j];
}

static int star(int n, int a[*]);
static int star(int n, int a[n]) { return a[n - 1]; }
static int at_least(int a[static 3], int i) { return a[i]; }
static int side(int n, int a[n++]) { (void)a; return n; }

int main(void) {
    int r = 2, c = 3;
    double in[2][3] = {{1, 2, 3}, {4, 5, 6}}, out[c][r];
    transpose(r, c, in, out);
    for (int i = 0; i < c; i++) printf("%g %g\n", out[i][0], out[i][1]);
    int a[4] = {1, 2, 3, 4};
    printf("%d %d\n", star(4, a), at_least(a, 3));
    printf("%d\n", side(1, a));
    int n = 5;
    int(*heap)[n] = malloc(3 * sizeof *heap);
    if (!heap) return 1;
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < n; j++) heap[i][j] = i * n + j;
    printf("%d %zu\n", heap[2][4], sizeof *heap);
    free(heap);
    return 0;
}
