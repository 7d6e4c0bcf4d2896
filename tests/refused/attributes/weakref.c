static int g(void) __attribute__((weakref("nowhere")));
int main(void) { return g ? 1 : 2; } // refused: attribute 'weakref'
