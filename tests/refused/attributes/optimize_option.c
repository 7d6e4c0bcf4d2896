__attribute__((optimize("fast-math"))) static int is_nan(double x) { return x != x; } // refused: attribute 'optimize'
int main(void) { return is_nan(0); }
