int main(void) {
    double d = 3.5e38;
    float f = d; // UB: float-demotion-range
    return f > 0;
}
