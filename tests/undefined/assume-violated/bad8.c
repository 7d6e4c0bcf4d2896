// `[[…]]` promises as much.
[[gnu::nonnull(2)]] static int f(int *p, int *q) { return !p + !q; }
int main(void) {
    int x = 0, *none = 0;
    f(none, &x);
    return f(&x, none); // UB: assume-violated
}
