static int positive(x) int x; { return x > 0; } // UB: argument-mismatch
int main(void) {
    unsigned all = -1;
    return positive(all);
}
