int main(void) {
    int x = 0;
    _Pragma("STDC FENV_ACCESS OFF") // refused: not at the start of a block
    return x;
}
