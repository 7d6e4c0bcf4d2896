__attribute__((nonnull(2))) static int set(int *a, int *b) {
    return a == 0 && b == 0;
}
int main(void) {
    int x = 1, *p = &x;
    set(0, p);
    p = 0;
    return set(&x, p); // UB: assume-violated
}
