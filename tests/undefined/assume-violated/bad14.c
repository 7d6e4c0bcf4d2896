// So many bytes past a multiple, and no other number.
static char buffer[64] __attribute__((aligned(32)));
__attribute__((assume_aligned(16, 8))) static char *f(int i) {
    return buffer + i; // UB: assume-violated
}
int main(void) {
    return f(24) == buffer + 24 && f(16) == buffer;
}
