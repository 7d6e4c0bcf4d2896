static int sum(const int a[static 3]) { return a[0] + a[1]; }
int main(void) {
    int a[4] = {1, 2, 3, 4}, *p = a + 2;
    return sum(p); // UB: static-array-parameter
}
