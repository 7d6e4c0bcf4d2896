int main(void) {
    constexpr int n = 3; // refused: `constexpr` of C23
    return n;
}
