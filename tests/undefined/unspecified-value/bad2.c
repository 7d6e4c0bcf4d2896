// An argument is a use.
static int second(int a, int b) { (void)a; return b; }
int main(void) {
    int x, *p = &x;
    return second(*p, 0); // UB: unspecified-value
}
