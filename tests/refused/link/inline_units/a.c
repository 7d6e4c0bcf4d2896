inline int f(void) { return 1; }
int g(void);

int main(void)
{
    return f() + g(); // refused: no external one
}
