int main(void) {
    unsigned char c = 250;
    c += 6.0; // UB: float-to-int-range
    return c;
}
