int y;
int main(void) {
    extern int y __attribute__((section("mine"))); // refused: attribute 'section'
    return y;
}
