int x = __builtin_isless(1.0, 2.0); // refused: not all compilers take for constant
int main(void) { return x != 1; }
