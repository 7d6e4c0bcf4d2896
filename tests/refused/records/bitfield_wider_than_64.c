struct S {
    __int128 a : 100;
    int b;
};
int main(void) {
    struct S s;
    s.b = sizeof s == 32;
    s.a = 1; // refused: bit-field of 100 bits
    return s.b;
}
