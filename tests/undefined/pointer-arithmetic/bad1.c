int main(void) {
    int a[4] = {0}, *p = a;
    p--; // UB: pointer-arithmetic
    return *++p;
}
