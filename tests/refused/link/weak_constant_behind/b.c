__attribute__((weak)) const int k[2] = {8, 9}; // refused: the constant 'k' has two definitions
int f(void) { return k[0]; }
