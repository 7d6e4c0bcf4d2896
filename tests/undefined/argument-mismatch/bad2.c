static int half(d) double d; { return (int)(d / 2); }
int main(void) {
    int (*f)() = half;
    return f(4); // UB: argument-mismatch
}
