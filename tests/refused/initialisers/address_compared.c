int y;
int x = (long)&y > 5; // refused: initializer element is not constant
int main(void) { return x != 1; }
