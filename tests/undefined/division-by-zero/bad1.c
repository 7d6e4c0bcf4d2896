int main(void) {
    int a[3] = {4, 2, 0}, r = 100;
    for (int i = 0; i < 3; i++)
        r /= a[i]; // UB: division-by-zero
    return r;
}
