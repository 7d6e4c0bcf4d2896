int x = sizeof(int[(int){3}]); // refused: initializer element is not constant
int main(void) { return x != 12; }
