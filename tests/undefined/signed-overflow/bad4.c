struct s { long n; };
int main(void) {
    struct s s = {0x7fffffffffffffff};
    s.n++; // UB: signed-overflow
    return 0;
}
