int main(void) {
    int a[4] = {0}, b[4] = {0};
    int *p = &a[3], *q = b;
    return (int)(q - p) == 0; // UB: pointer-subtraction
}
