struct s { int a; };
struct [[gnu::aligned]] s x; // refused: neither declared nor defined

int main(void)
{
    return x.a;
}
