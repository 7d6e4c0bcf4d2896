static int f(int *p, ...) __attribute__((nonnull(70)));
static int f(int *p, ...) { return !p; }
int main(void) { int x; return f(&x); } // refused: attribute 'nonnull'
