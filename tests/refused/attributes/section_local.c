int main(void) {
    int y __attribute__((section("mine"))) = 0; // refused: attribute 'section'
    return y;
}
