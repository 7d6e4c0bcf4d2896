struct s { int n; };
int main(void) {
    struct s *p = 0, s;
    s = *p; // UB: null-dereference
    return s.n;
}
