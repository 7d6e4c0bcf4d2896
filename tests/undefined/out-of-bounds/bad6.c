int main(void) {
    int n = 3, v[n];
    for (int i = 0; i < n; i++) v[i] = i;
    int *end = v + n;
    return *end; // UB: out-of-bounds
}
