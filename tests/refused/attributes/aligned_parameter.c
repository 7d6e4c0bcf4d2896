static int f(__attribute__((aligned(16))) int x) { return x; }
int main(void) { return f(0); } // refused: attribute 'aligned'
