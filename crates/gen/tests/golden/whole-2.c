/* cassay 4/whole/2/size=1500 */
struct S1 {
    int m1;
    int : 0;
    unsigned char m2;
    long long b3 : 2;
    unsigned int b4 : 13;
};

static int g1 = -240;
static volatile struct S1 ga2[2][1][2] = {
    {{{536, 250, -2LL, 8119U}, {57, 254, -1LL, 3542U}}},
    {{{212797427, 64, -2LL}, {-2147483647 - 1, 1, 1LL, 29U}}}
};

static unsigned char h1(const unsigned int n1, unsigned char n2, long n3)
{
    return -(int)(3 + n2);
}

static unsigned short h2(unsigned short n1)
{
    return n1 & n1;
}

static unsigned int h3(unsigned short n1)
{
    unsigned char x1 = n1 + (n1 + (n1 + n1));
    return n1 & n1;
}

static unsigned char h4(long long n1)
{
    return (ga2[0][0][0].m2 || n1) >= n1 && (n1 || n1);
}

static struct S1 f5(void)
{
    g1 = 2 + g1;
    return (struct S1){(unsigned int)(unsigned int)g1, g1, 0LL, 19 & 0xffffff11U};
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    h1(g1, g1, g1);
    h2(ga2[1][0][1].m2 + h3(g1));
    ga2[1][0][1].b3 = h3(2);
    g1 = h4(g1 ^ g1);
    f5();
    see(g1);
    for (int i1 = 0; i1 < 2; i1++)
        for (int i2 = 0; i2 < 1; i2++)
            for (int i3 = 0; i3 < 2; i3++) {
                see(ga2[i1][i2][i3].m1);
                see(ga2[i1][i2][i3].m2);
                see(ga2[i1][i2][i3].b3);
                see(ga2[i1][i2][i3].b4);
            }
    printf("%llx\n", hash);
    return 0;
}
