int main(void) {
    int n = 2, r = 0;
    goto in; // refused: jump into the scope
    for (int (*p)[n] = 0; r < 3; r++) {
    in:;
    }
    return r;
}
