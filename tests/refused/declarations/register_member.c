// Its elements can be accessed, but it cannot become a pointer.
struct s { int a[2]; };
static int first(const int *p) { return *p; }
int main(void) {
    register struct s s = {{1, 2}};
    return first(s.a) - s.a[0]; // refused: register variable 's'
}
