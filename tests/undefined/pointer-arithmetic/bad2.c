// A loop that counts down steps before the array at its end.
int main(void) {
    int a[3] = {1, 2, 3}, s = 0;
    for (int *p = a + 2; p >= a; p--) // UB: pointer-arithmetic
        s += *p;
    return s;
}
