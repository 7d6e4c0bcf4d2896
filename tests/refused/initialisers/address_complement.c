int y;
long x = ~(long)&y; // refused: initializer element is not constant
int main(void) { return x != 0; }
