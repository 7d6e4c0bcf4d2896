static int f(__attribute__((aligned(16))) int x) { return x; } // refused: attribute 'aligned'
int main(void) { return f(0); }
