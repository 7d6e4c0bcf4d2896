struct S {
    __int128 a : 100; // refused: bit-field 'a' of 100 bits
};
int main(void) {
    struct S s = {0};
    return (int)s.a;
}
