[[clang::overloadable]] static int f(int x) { return x; } // refused: attribute 'overloadable'
int main(void) { return f(1); }
