_Thread_local int y;
int *x = &y; // refused: initializer element is not constant
int main(void) { return x != &y; }
