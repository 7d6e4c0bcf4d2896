#include <stdio.h>

static int place(int row, int n, int cols[], int up[], int down[]) {
    if (row == n) return 1;
    int found = 0;
    for (int c = 0; c < n; c++) {
        if (cols[c] || up[row + c] || down[row - c + n]) continue;
        cols[c] = up[row + c] = down[row - c + n] = 1;
        found += place(row + 1, n, cols, up, down);
        cols[c] = up[row + c] = down[row - c + n] = 0;
    }
    return found;
}

int main(void) {
    for (int n = 1; n <= 6; n++) {
        int cols[8] = {0}, up[16] = {0}, down[16] = {0};
        printf("%d ", place(0, n, cols, up, down));
    }
    printf("\n");
    return 0;
}
