// 6.7.5p2.
static int f(_Alignas(16) int x) { return x; } // refused: `_Alignas` is not allowed here
int main(void) { return f(0); }
