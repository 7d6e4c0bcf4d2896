struct S {
    char c;
    _Alignas(2) int x; // refused: less than the type's alignment
};
int main(void) { return 0; }
