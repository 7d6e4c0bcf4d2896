static const struct {
    int a;
} y = {3};
int x = y.a; // refused: not all compilers take for constant
int main(void) { return x != 3; }
