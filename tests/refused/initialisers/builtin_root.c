double x = __builtin_sqrt(4.0); // refused: not all compilers take for constant
int main(void) { return x != 2; }
