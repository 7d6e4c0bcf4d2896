// Pointers to arrays: rows, whole matrices as one row, and arrays within arrays.
#include <stdio.h>
static int row(int (*r)[3]) { return (*r)[0] + r[0][2]; }
static int all(int (*a)[6]) { return (*a)[5]; }
int main(void) {
    int m[2][3] = {{1, 2, 3}, {4, 5, 6}}, flat[6] = {1, 2, 3, 4, 5, 6};
    int (*two)[2] = (int (*)[2])flat;
    int (*(*p))[3] = &(int (*)[3]){m};
    two[2][1] = 9;
    (*p)[1][0] = 7;
    printf("%d %d %d %d\n", row(m + 1), all((int (*)[6])m), flat[5], (*(int (*)[1])&m[0][1])[0]);
    return 0;
}
