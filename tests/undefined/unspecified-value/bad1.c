static void set(int *p, int really) { if (really) *p = 1; }
int main(void) {
    int x;
    set(&x, 0);
    if (x) return 1; // UB: unspecified-value
    return 0;
}
