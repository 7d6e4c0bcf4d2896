int main(void) {
    int y __attribute__((weak)) = 0; // refused: attribute 'weak'
    return y;
}
