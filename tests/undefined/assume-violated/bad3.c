// The promise may stand in an earlier declaration.
static int length(const char *s) __attribute__((nonnull));
static int length(const char *s) { return s ? 1 : 0; }
int main(void) {
    const char *s = 0;
    return length(s); // UB: assume-violated
}
