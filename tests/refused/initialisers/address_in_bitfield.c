int y;
struct s {
    long b : 40;
} x = {(long)&y}; // refused: initializer element is not constant
int main(void) { return x.b != 0; }
