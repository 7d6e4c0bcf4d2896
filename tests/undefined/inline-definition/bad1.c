__attribute__((gnu_inline)) extern inline int f(void) { return 1; }
int main(void) {
    return f(); // UB: inline-definition
}
int f(void) { return 2; }
