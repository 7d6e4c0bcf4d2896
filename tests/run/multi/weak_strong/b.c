int f(void) { return 2; }
int v = 9;
int w = 4;
