int main(void) {
    _Atomic long double x = 1;
    return x > 2; // refused: atomic object of more than 8 bytes
}
