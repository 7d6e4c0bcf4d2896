int y[2];
long x = (long)&y[1] - (long)&y[0]; // refused: initializer element is not constant
int main(void) { return x != 4; }
