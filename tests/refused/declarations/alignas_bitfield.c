struct S {
    _Alignas(16) int x : 3; // refused: `_Alignas` on a bit-field
};
int main(void) { return 0; }
