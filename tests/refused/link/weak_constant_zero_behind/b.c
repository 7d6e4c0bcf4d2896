__attribute__((weak)) const int k;
int f(void) { return k; }
