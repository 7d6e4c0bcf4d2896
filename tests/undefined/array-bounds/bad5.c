// A pointer made of a row stays in it.
static int a[4][5];
int main(void) {
    int *p = a[1], i = 7;
    p[i] = 3; // UB: array-bounds
    return 0;
}
