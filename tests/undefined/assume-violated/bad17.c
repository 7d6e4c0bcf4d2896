// The type of a pointer promises that what is called returns no null pointer.
static int *f(int *p) { return p; }
int main(void) {
    int x = 0, *none = 0;
    int *(*g)(int *) __attribute__((returns_nonnull)) = f;
    return g(&x) == f(none) || g(none) == none; // UB: assume-violated
}
