int y;
long x = (long)&y << 1; // refused: initializer element is not constant
int main(void) { return x != 0; }
