static int n;
int main(void) {
    __builtin_assume(++n > 0); // refused: __builtin_assume of an expression with an effect
    return n;
}
