// The length is evaluated once (6.7.6.2p5): gcc and Clang make it 4.
static int count(int n, int *first) {
    __auto_type row = (int (*)[++n])first;
    return (int)(sizeof *row / sizeof **row) + n;
}

int main(void) {
    int values[8] = {1, 2, 3, 4, 5, 6, 7, 8};
    return count(3, values) != 8; // refused: array lengths in the initialiser of `__auto_type` are not supported
}
