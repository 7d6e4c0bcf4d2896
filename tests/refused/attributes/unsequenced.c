[[unsequenced]] static int f(int x) { return x; }
int main(void) { return f(0); } // refused: attribute 'unsequenced'
