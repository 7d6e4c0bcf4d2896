static int y;
static int n = (int *)(void *)16 != &y; // refused: initializer element is not constant
int main(void) { return n; }
