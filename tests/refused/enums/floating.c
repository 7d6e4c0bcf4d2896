// No integer constant expression (6.6p6): GCC refuses it, Clang does not.
enum {
    A = 0.0f / 0.0f != 1.0f // refused: with floating arithmetic
};
int main(void) { return A - 1; }
