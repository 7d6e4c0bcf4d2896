static int f(void);
__attribute__((weak)) int f(void) { return 0; } // refused: attribute 'weak'
int main(void) { return f(); }
