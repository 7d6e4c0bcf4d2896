__attribute__((weak)) static int f(void) { return 0; } // refused: attribute 'weak'
int main(void) { return f(); }
