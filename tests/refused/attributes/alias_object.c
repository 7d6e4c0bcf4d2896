static int x = 1;
extern int y __attribute__((alias("x"))); // refused: attribute 'alias'
extern int y;
int main(void) { return y; }
