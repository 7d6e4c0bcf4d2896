// The same for an initialiser with a value.
union u {
    char c;
    int i;
};
static int f(int x) {
    union u u = {x};
    return u.i >> 8 != 31; // UB: union-tail
}
int main(void) { return f(3) != 1; }
