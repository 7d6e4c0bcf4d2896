int main(void) {
    double zero = 0, nan = zero / zero;
    return (int)nan == 0; // UB: float-to-int-range
}
