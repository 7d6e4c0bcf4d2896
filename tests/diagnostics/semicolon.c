#define TWO 2

struct s {
    int a;
}

int f(void)
{
    int a = TWO
    return a;
}
