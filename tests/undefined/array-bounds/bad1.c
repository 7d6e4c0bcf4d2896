int main(void) {
    int a[4][5] = {{0}};
    int i = 1, j = 7;
    a[i][j] = 3; // UB: array-bounds
    return 0;
}
