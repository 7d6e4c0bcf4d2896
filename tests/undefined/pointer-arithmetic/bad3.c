int main(void) {
    int x = 0, *p = &x;
    long far = 2;
    return (p + far) == 0; // UB: pointer-arithmetic
}
