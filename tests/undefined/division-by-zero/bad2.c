// The divisor becomes zero only when narrowed.
int main(void) {
    int wide = 256;
    unsigned char c = wide;
    return 7 % c; // UB: division-by-zero
}
