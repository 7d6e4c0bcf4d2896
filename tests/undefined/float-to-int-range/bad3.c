static int take(unsigned u) { return u == 0; }
int main(void) {
    double d = -1.0;
    return take(d); // UB: float-to-int-range
}
