struct ops { void (*run)(void); };
static int value(void) { return 3; }
int main(void) {
    struct ops ops = {(void (*)(void))value};
    ops.run(); // UB: call-type-mismatch
    return 0;
}
