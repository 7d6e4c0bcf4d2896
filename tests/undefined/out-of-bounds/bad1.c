int main(void) {
    int a[4] = {1, 2, 3, 4}, s = 0;
    for (int i = 0; i <= 4; i++)
        s += a[i]; // UB: out-of-bounds|array-bounds
    return s;
}
