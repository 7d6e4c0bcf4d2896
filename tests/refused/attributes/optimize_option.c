__attribute__((optimize("fast-math"))) static int is_nan(double x) { return x != x; }
int main(void) { return is_nan(0); } // refused: attribute 'optimize'
