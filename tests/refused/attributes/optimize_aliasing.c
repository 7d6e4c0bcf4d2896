[[gnu::optimize("O2", "no-strict-aliasing")]] static int f(int *p) { return *p; } // refused: attribute 'optimize'
int main(void) { int x = 1; return f(&x); }
