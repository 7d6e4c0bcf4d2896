inline int f(void) { return 1; }
int (*p)(void) = f; // refused: no external one

int main(void)
{
    return p != 0;
}
