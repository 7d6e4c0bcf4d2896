struct s { _Atomic long a : 3; int b : 5; }; // refused: bit-field 'a' has atomic type
int main(void) {
    struct s s = {1, 2};
    return s.b == 2;
}
