int main(void) {
    int x = 1, *p = &x;
    p++;
    *p = 2; // UB: out-of-bounds
    return 0;
}
