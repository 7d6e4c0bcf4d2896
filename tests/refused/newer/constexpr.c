constexpr int n = 3; // refused: `constexpr` of C23

int main(void) { return n; }
