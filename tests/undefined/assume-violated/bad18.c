// A `[[gnu::const]]` function that reads what changes.
static int factor = 2;
[[gnu::const]] static int scaled(int x) { return x * factor; }
int main(void) {
    int a = scaled(5); // UB: assume-violated
    factor = 3;
    return a + scaled(5);
}
