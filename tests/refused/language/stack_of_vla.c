static int f(int n) {
    volatile char b[n]; // refused: needs more stack than
    b[0] = 1;
    b[n - 1] = 2;
    return b[0];
}
int main(void) { return f(300 << 20); }
