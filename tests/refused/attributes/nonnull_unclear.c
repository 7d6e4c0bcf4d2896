__attribute__((nonnull(sizeof(char)))) static int f(int *p) { return !p; } // refused: attribute 'nonnull'
int main(void) { int x; return f(&x); }
