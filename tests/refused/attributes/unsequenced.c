[[unsequenced]] static int f(int x) { return x; } // refused: attribute 'unsequenced'
int main(void) { return f(0); }
