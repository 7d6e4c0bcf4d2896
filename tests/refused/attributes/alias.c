int f(void) { return 7; }
[[gnu::alias("f")]] int g(void); // refused: attribute 'alias'
int main(void) { return g(); }
