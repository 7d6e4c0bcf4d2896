int x = __builtin_abs(-4); // refused: not all compilers take for constant
int main(void) { return x != 4; }
