int main(void) {
    struct { int n : 5; } s = {-3};
    s.n <<= 1; // UB: shift-overflow
    return s.n == 0;
}
