static const int y[2] = {1, 2};
int x = y[1]; // refused: not all compilers take for constant
int main(void) { return x != 2; }
