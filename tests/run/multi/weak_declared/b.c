int v = 8;
int f(void) { return v + 1; }
int g(void) { return 2; }
