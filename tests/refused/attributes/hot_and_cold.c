int f(int n) __attribute__((cold, hot)); // refused: attribute 'hot'
int main(void) { return 0; }
