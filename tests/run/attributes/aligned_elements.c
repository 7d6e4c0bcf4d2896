// Elements that a typedef aligns, and whose size allows that.
#include <stdio.h>
typedef struct { char c[32]; } cell;
typedef cell aligned_cell __attribute__((aligned(16)));
typedef int row[4] __attribute__((aligned(16)));
int main(void) {
    aligned_cell a[2] = {{"x"}, {"y"}};
    row rows[3] = {{1}, {2, 3}};
    int n = 2;
    row more[n];
    more[1][3] = 7;
    printf("%zu %zu %zu %c %d %d\n", sizeof a, sizeof rows, sizeof more, a[1].c[0], rows[1][1], more[1][3]);
    return 0;
}
