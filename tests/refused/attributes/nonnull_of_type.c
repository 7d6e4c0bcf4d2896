static int f(int *p) [[gnu::nonnull]]; // refused: attribute 'nonnull'
static int f(int *p) { return !p; }
int main(void) { int x; return f(&x); }
