static int y;
_Bool x = &y; // refused: initializer element is not constant
int main(void) { return x != 1; }
