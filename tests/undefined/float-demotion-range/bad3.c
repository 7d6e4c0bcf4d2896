static double narrow(double d) { return d; }
int main(void) {
    long double l = 1e400L;
    return narrow(l) > 0; // UB: float-demotion-range
}
