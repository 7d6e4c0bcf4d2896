int f1(void)
{
    int a = 1;
}

int f2(void)
{
    struct {
        int m1 : 1;
        int m2;
    } __attribute__((packed)) b = {0};
    return b.m2;
}

int main(void)
{
    f1();
    return f2() != 0;
}
