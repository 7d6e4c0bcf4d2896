// One past the end of a row may be equal to the beginning of the next, but is not one.
static int a[4][5];
static int *end = &a[1][5];
int main(void) {
    if (end == a[2])
        *end = 1; // UB: array-bounds
    return 0;
}
