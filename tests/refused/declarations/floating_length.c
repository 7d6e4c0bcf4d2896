// GCC refuses it, Clang does not.
int main(void) {
    static int a[1 + (2.5 > 1)]; // refused: size of array with floating arithmetic
    return sizeof a != 8;
}
