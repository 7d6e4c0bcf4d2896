int y;
struct s {
    int a;
    short b;
} x = {1, (long)&y}; // refused: initializer element is not constant
int main(void) { return x.b != 0; }
