// The length is evaluated, though nothing comes of it, as gcc and Clang do (6.7.6.2p5).
static int count(int n, int (*rows)[4]) {
    (void)(int (*)[n++]){rows};
    return n;
}

int main(void) {
    int rows[2][4] = {{0}};
    return count(4, rows) != 5; // refused: array lengths in the type of a compound literal are not supported
}
