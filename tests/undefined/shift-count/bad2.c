int main(void) {
    unsigned long long x = 1;
    for (int n = 2; n >= -1; n--)
        x >>= n; // UB: shift-count
    return (int)x;
}
