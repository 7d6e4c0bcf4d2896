int main(void) {
    int rows = 2, cols = 2;
    for (int i = 0; i < 3; i++) {
        char m[rows][cols - i]; // UB: vla-size
        m[0][0] = 0;
    }
    return 0;
}
