int x = (int)(long)"abc"; // refused: initializer element is not constant
int main(void) { return x != 0; }
