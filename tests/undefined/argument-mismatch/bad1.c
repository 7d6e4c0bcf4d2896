static int add();
int main(void) {
    return add(1); // UB: argument-mismatch
}
static int add(a, b) int a, b; { return a + b; }
