int main(void) {
    long x = 3;
    for (int i = 0; i < 70; i += 7)
        x <<= 7; // UB: shift-overflow
    return x == 0;
}
