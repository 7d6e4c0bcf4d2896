// A call through a pointer whose type promises it, of a function that does not mind.
static int f(int *p) { return !p; }
int main(void) {
    int (*g)(int *) __attribute__((nonnull)) = f;
    int *none = 0;
    f(none);
    return g(none); // UB: assume-violated
}
