static int g(int x) { return x; }
static int f(int x)
{
    __attribute__((musttail)) return g(x);
}
int main(void) { return f(0); } // refused: attribute 'musttail'
