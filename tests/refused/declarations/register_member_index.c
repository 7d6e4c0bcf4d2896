// At constant places only: gcc wants an address here.
struct s { int a[2]; };
int main(int argc, char **argv) {
    register struct s s = {{1, 2}};
    return s.a[0] - s.a[argc - 1]; // refused: register variable 's'
}
