int f(void) __attribute__((alias("g"))); // refused: attribute 'alias'
int main(void) { return 0; }
