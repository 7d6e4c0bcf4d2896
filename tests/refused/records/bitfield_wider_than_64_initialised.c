struct S {
    unsigned __int128 a : 70;
};
int main(void) {
    struct S s = {1}; // refused: bit-field of 70 bits
    return sizeof s == 16;
}
