// An unsigned char promoted to int reaches the sign bit.
int main(void) {
    unsigned char b = 0x80;
    unsigned u = b << 24; // UB: shift-overflow
    return u == 0;
}
