// The left operand is promoted to int only: a long count does not widen it.
int main(void) {
    unsigned char c = 1;
    long n = 32;
    return c << n; // UB: shift-count
}
