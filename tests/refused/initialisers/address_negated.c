int y;
long x = 1 - (long)&y; // refused: initializer element is not constant
int main(void) { return x != 0; }
