int printf(const char *, ...);

int f(void)
{
    int x = 1
    int y = 2;
    return x + y
}

int g(int a)
{
    if (a > 1 {
        return 2;
    } else {
        return 3;
    }
    for (int i = 0, i < 3; i++)
        a += i;
    int b[] = {1, 2 3};
    return b[0] + missing + missing;
}

int h(void)
{
    return missing + 1 +;
}

int main(void)
{
    printf("%d\n", f()) return 0;
}
