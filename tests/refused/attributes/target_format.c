__attribute__((target("fpmath=387"))) static double f(double x) { return x / 3; } // refused: attribute 'target'
int main(void) { return f(3); }
