// Weak definitions of what is defined already: nobody uses them.
__attribute__((weak)) int v = 8;
__attribute__((weak)) int f(void) { return v + 1; }
int g(void) { return f() * 10 + v; }
