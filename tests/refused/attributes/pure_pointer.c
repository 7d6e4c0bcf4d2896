static int n;
static int f(int x) { return n += x; }
int main(void)
{
    int (*g)(int) __attribute__((pure)) = f;
    return g(1) + g(1); // refused: attribute 'pure'
}
