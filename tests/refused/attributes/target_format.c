__attribute__((target("fpmath=387"))) static double f(double x) { return x / 3; }
int main(void) { return f(3); } // refused: attribute 'target'
