// A parameter may have the attribute itself, in front of it or behind its star; it is a promise to clang.
static int length(const char *__attribute__((nonnull)) s);
static int length(const char *s) { return s ? 1 : 0; }
int main(void) {
    const char *s = 0;
    return length(s); // UB: assume-violated
}
