void say(const char *f, ...) __attribute__((format(printf, 1, 3))); // refused: attribute 'format'
int main(void) { return 0; }
