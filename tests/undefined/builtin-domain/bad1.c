int main(void) {
    unsigned x = 8;
    int n = 0;
    for (int i = 0; i < 5; i++) {
        n += __builtin_clz(x); // UB: builtin-domain
        x >>= 1;
    }
    return n;
}
