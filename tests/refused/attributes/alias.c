int f(void) { return 7; }
[[gnu::alias("f")]] int g(void);
int main(void) { return g(); } // refused: attribute 'alias'
