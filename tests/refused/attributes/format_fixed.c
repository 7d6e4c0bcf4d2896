void say(const char *f, int n) __attribute__((format(printf, 1, 2))); // refused: attribute 'format'
int main(void) { return 0; }
