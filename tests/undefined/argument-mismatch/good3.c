int printf(const char *, ...);
static int less(x, y) int x; unsigned y; { return x < 9 && y > 3; }
static long wide(x) short x; { return x; }
static int bytes(c, u) char c; unsigned char u; { return c + u; }
int main(void) {
    unsigned small = 7;
    int seven = 7;
    printf("%d %ld %d %d\n", less(small, seven), wide(-3), bytes(-5, 200), less(-1, 2147483647));
    return 0;
}
