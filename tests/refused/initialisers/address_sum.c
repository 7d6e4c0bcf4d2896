int y, z;
long x = (long)&y + (long)&z; // refused: initializer element is not constant
int main(void) { return x != 0; }
