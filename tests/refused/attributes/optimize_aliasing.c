[[gnu::optimize("O2", "no-strict-aliasing")]] static int f(int *p) { return *p; }
int main(void) { int x = 1; return f(&x); } // refused: attribute 'optimize'
