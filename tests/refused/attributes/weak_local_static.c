int main(void) {
    static int y __attribute__((weak)); // refused: attribute 'weak'
    return y;
}
