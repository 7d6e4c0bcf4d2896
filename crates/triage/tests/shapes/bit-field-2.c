struct S1 {
    int m1;
};

int f1(void)
{
    (struct S1){};
}

int f2(int a, int b)
{
    struct {
        long m2;
        int m3 : 1;
        short m4;
    } c = {.m3 = 0};
    return c.m4;
}

int main(void)
{
    f1();
    return f2(0, 0) != 0;
}
