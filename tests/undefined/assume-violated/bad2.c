__attribute__((returns_nonnull)) static int *find(int *a, int n, int x) {
    for (int i = 0; i < n; i++)
        if (a[i] == x) return &a[i];
    return 0; // UB: assume-violated
}
int main(void) {
    int a[2] = {1, 2};
    find(a, 2, 1);
    return find(a, 2, 5) == 0;
}
