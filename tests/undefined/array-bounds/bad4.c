int main(void) {
    int a[2][3] = {{1, 2, 3}, {4, 5, 6}};
    int i = -1;
    return a[1][i]; // UB: array-bounds
}
