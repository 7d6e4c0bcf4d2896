static int f(void) { return 1; }
static void *resolve(void) { return f; }
int g(void) __attribute__((ifunc("resolve")));
int main(void) { return g(); } // refused: attribute 'ifunc'
