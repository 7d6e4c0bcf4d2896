static int f(int a, int b) { return a - b; }
int main(void) {
    return f(7,
#pragma GCC unroll 3 // refused: a pragma in the middle
             7);
}
