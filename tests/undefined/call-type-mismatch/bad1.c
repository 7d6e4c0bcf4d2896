static int add(int a, int b) { return a + b; }
int main(void) {
    int (*f)(int) = (int (*)(int))add;
    return f(1); // UB: call-type-mismatch
}
