int y __attribute__((section(3))); // refused: attribute 'section'
int main(void) { return y; }
