static int x = 1;
extern int y __attribute__((alias("x")));
extern int y;
int main(void) { return y; } // refused: attribute 'alias'
