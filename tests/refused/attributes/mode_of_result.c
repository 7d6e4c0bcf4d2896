static int f(void) __attribute__((mode(DI))); // refused: not supported
static int f(void) { return 1; }
int main(void) { return f(); }
