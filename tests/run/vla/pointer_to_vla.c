#include <stdio.h>

static void show(int r, int c, int (*m)[c]) {
    for (int i = 0; i < r; i++) {
        for (int *p = m[i]; p != m[i] + c; p++) printf("%d ", *p);
        printf("| ");
    }
    printf("%zu\n", sizeof *m);
}

int main(void) {
    int r = 2, c = 3, a[r][c], flat[6] = {1, 2, 3, 4, 5, 6};
    for (int i = 0; i < r; i++)
        for (int j = 0; j < c; j++) a[i][j] = i + 10 * j;
    show(r, c, a);
    show(2, 3, (int (*)[3])flat);
    int(*p)[c] = a + 1;
    printf("%d %td\n", (*p)[2], p - a);
    int(*whole)[r][c] = &a;
    printf("%d %zu %zu\n", (*whole)[1][0], sizeof *whole, sizeof(*whole)[0]);
    c = 100;
    printf("%zu\n", sizeof *p);
    typedef int row[r + 1];
    row rows[2];
    rows[1][2] = 8;
    printf("%zu %d\n", sizeof rows, rows[1][2]);
    return 0;
}
