static int f(void) __attribute__((mode(DI)));
static int f(void) { return 1; }
int main(void) { return f(); } // refused: not supported
