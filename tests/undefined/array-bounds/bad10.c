// Rows of variable length are arrays as well.
static int get(int n, int a[][n], int i, int j) {
    return a[i][j]; // UB: array-bounds
}
int main(void) {
    int n = 4, a[3][n];
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < n; j++)
            a[i][j] = i * j;
    return get(n, a, 1, n);
}
