struct ops { int (*open)(void), (*close)(void); };
static int opened(void) { return 0; }
int main(void) {
    struct ops ops = {.open = opened};
    ops.open();
    return ops.close(); // UB: invalid-call
}
