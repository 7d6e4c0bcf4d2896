static int g(int x) { return x; }
static int f(int x)
{
    __attribute__((musttail)) return g(x); // refused: attribute 'musttail'
}
int main(void) { return f(0); }
