struct s { unsigned a : 3; };
union u { int i; unsigned char c[4]; };
static unsigned char g = 250;
static int f(int x, unsigned long long y)
{
    short s = (short)(x * 3);
    s -= 1;
    return (s >> 1) + (int)(y % 7) + (x ? ~x : -x);
}
int main(void)
{
    struct s t = {9 & 7};
    union u u;
    int n = 0;
    u.i = 0x01020304;
    for (int i = 0; i < 3 && n >= 0; i++) {
        if (i == 2)
            continue;
        g++;
        n += f(i, (unsigned long long)g) + t.a + u.c[i];
    }
    return n != 4;
}
