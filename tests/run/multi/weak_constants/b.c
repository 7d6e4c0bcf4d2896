extern const int k;
const int u = 5;
int f(void) { return k + 1; }
