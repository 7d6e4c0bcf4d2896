struct s { int a, b; };
static int second(const struct s *p) {
    return p->b; // UB: null-dereference
}
int main(void) {
    return second(0);
}
