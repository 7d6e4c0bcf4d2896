// What is called twice, and then not again, comes to the same sum by chance.
static int factor = 2;
static long touch(long x)
{
    factor += 1;
    return x;
}
[[gnu::const]] static int scaled(int x) { return touch(factor) * x; }
int main(void) {
    int a = scaled(5); // UB: assume-violated
    factor = 3;
    return a + scaled(5);
}
