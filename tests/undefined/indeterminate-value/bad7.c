int main(void) {
    struct { unsigned a : 4, b : 4; } s;
    s.a = 3;
    return s.b; // UB: indeterminate-value
}
