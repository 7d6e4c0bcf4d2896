int main(void) {
    float f = 1e20f;
    f *= 1e20; // UB: float-demotion-range
    return f > 0;
}
