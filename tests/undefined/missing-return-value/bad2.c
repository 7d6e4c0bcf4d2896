struct s { int a; };
static struct s make(int x) {
    struct s s = {x};
    if (x) return s;
}
int main(void) {
    struct s s = make(1);
    s = make(0); // UB: missing-return-value
    return 0;
}
