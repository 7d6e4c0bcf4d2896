int f(int x) { return 1 + x; }
int g(int (*p)(int)) { return p == f ? p(2) : 0; }
