static int g(void) __attribute__((weakref("nowhere"))); // refused: attribute 'weakref'
int main(void) { return g ? 1 : 2; }
