/* cassay 4/graph/3/size=1500 */
__extension__ typedef __int128 i128;
static int g1 = 2147483644;
static int ga2[2][2] = {{-8, 2147483645}, {2147483644, -2147483647 - 1}};

static unsigned short f1(unsigned short n1, i128 n2)
{
    int x1 = (n2 <= 8192ULL) / ga2[1][1];
    int x2 = ga2[(x1 < x1 ? x1 : x1) & 1][0] + g1;
    for (int i3 = 1; i3 >= 0; i3--)
        for (unsigned int i4 = 0; i4 < 2; ++i4)
            ga2[i3][i4] -= (unsigned int)ga2[i3][i4] - ga2[i3][i4];
    x2 = n2;
    return g1 & ga2[0][0];
}

static long g3 = 8L;
static int g4 = 2147483644;
static unsigned int g5;

signed char f2(unsigned long long n1)
{
    int x1 = ((void)-g4, n1) + n1;
    int x2 = (2088960 | (x1 - ga2[0][n1 & 1])) - g5;
    const int a3[2][2][1] = {{{524160}, {2147483647}}, {{-2147483646}, {2147483644}}};
    if (0) {
        x2 -= -(x2 >= x1);
        unsigned int *p4 = (int)(x2 >= a3[0][0][0] + g3) ? &g5 : &g5;
        g5 = x2 ? (int)(x2 ? g5 : (i128)-478LL) : x2;
        *p4 = n1;
        ga2[0][0] = g1;
    }
    ga2[1][((unsigned short)x2 - a3[0][1][0]) & 1] -= (a3[0][1][0] & ga2[1][1] && x1) - g3;
    return a3[0][ga2[0][1] & 1][0] - g5;
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    g1 = f1(g1, g4);
    g1 = f2(0x8000000000000000ULL);
    see(g1);
    for (int i1 = 0; i1 < 2; i1++)
        for (int i2 = 0; i2 < 2; i2++)
            see(ga2[i1][i2]);
    see(g3);
    see(g4);
    see(g5);
    printf("%llx\n", hash);
    return 0;
}
