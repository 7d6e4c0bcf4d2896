__attribute__((nonnull(sizeof(char)))) static int f(int *p) { return !p; }
int main(void) { int x; return f(&x); } // refused: attribute 'nonnull'
