// Beyond the sixteenth parameter.
__attribute__((nonnull(18))) static int f(int a, int b, int c, int d, int e, int f, int g, int h, int i, int j, int k,
                                          int l, int m, int n, int o, int p, int *q, int *r) { return !q + !r; }
int main(void) {
    int x = 0, *none = 0;
    return f(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, none, &x) +
        f(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, &x, none); // UB: assume-violated
}
