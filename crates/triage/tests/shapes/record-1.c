struct S1 {
    short m1[5];
};

struct S2 {
    struct S1 m2[1];
};

int a;

struct S1 f1(void)
{
}

struct S2 b;

struct S2 f2(void)
{
    int c = 0;
    f1();
    a = c;
    return b;
}

int main(void)
{
    struct S2 d = f2();
    return a != 0;
}
