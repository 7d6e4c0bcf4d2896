int f(char *p) __attribute__((nonnull(2))); // refused: attribute 'nonnull'
int main(void) { return 0; }
