// All elements through a pointer to the first: the rows are arrays of their own.
static int sum(const int *p, int n) {
    int s = 0;
    for (int i = 0; i < n; i++)
        s += *p++; // UB: array-bounds
    return s;
}
int main(void) {
    int a[2][3] = {{1, 2, 3}, {4, 5, 6}};
    return sum(&a[0][0], 6);
}
