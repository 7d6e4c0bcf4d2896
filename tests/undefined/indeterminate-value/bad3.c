int main(void) {
    struct { int a, b; } s, t;
    s.a = 1;
    t = s;
    return t.b; // UB: indeterminate-value
}
