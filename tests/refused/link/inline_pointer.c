inline __attribute__((always_inline)) int f(void) { return 1; }

int main(void)
{
    int (*p)(void) = f; // refused: no external one
    return p();
}
