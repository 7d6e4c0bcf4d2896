void say(int f, ...) __attribute__((__format__(__printf__, 1, 2))); // refused: attribute 'format'
int main(void) { return 0; }
