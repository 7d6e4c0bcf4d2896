static unsigned half(x) unsigned x; { return x / 2; } // UB: argument-mismatch
static unsigned (*function)() = half;
int main(void) {
    return function(-2) == 7;
}
