int main(void) {
    struct { unsigned n : 2; } s = {3};
    s.n++;
    unsigned long long x = 5;
    x %= s.n; // UB: division-by-zero
    return (int)x;
}
