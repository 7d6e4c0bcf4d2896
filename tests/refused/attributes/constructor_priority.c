__attribute__((constructor(70000))) static void begin(void) {} // refused: priority
int main(void) { return 0; }
