int main(void) {
    char *p = 0;
    p += 1; // UB: pointer-arithmetic
    return p == 0;
}
