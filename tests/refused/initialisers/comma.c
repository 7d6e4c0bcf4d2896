int x = (1, 2); // refused: initializer element is not constant
int main(void) { return x != 2; }
