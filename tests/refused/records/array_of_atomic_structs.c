// GCC aligns the array to 4 bytes, Clang to 8.
struct Pair {
    int a[2];
};
struct S {
    char c;
    _Atomic struct Pair pairs[2];
};
int main(void) { return sizeof(struct S); } // refused: array of atomic elements
