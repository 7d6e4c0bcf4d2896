// One past the inner array may be formed, not read.
int main(void) {
    int a[2][3] = {{1, 2, 3}, {4, 5, 6}}, s = 0;
    for (int i = 0; i < 6; i++)
        s += a[0][i]; // UB: array-bounds
    return s;
}
