int main(void) {
    __label__ a; // refused: declared but not defined
    return 0;
}
