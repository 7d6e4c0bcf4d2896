__attribute__((gnu_inline)) extern inline int f(void) { return 1; }
static int g(void) { return f(); } // refused: no external one

int main(void)
{
    return g();
}
