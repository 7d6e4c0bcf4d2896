// The address of the structure is not taken: its member could be in a register.
struct s { int a, b; };
int main(void) {
    struct s s;
    s.a = 1;
    return s.a + s.b; // UB: indeterminate-value
}
