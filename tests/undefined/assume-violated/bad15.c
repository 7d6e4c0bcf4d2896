// The alignment is a constant expression.
enum { EIGHT = 8 };
static char buffer[64] __attribute__((aligned(32)));
[[gnu::assume_aligned(2 * EIGHT)]] static char *f(int i) {
    return buffer + i; // UB: assume-violated
}
int main(void) {
    return f(32) != buffer && f(8) == buffer;
}
