char *text(int f) __attribute__((format_arg(1))); // refused: attribute 'format_arg'
int main(void) { return 0; }
