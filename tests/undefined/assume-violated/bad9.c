// The number of the parameter is any constant expression.
enum { SECOND = 2 };
__attribute__((nonnull(SECOND * 2 - 1))) static int f(int *p, int *q, int *r) { return !p + !q + !r; }
int main(void) {
    int x = 0, *none = 0;
    f(none, none, &x);
    return f(&x, &x, none); // UB: assume-violated
}
