/* cassay 1/scalar/2/size=1500 */
struct S1 {
    unsigned int m1;
};

static int g1 = -788;
static long g2 = -433L;
static struct S1 ga3[14] = {
    {3U},
    {2U},
    {0xfffffffdU},
    {189U},
    {0x10000U},
    {0xfffffffaU},
    {0xffffffffU},
    {13107U},
    {0xfffffee3U},
    {11U},
    {0xfffffff4U},
    {12U},
    {2U},
    {0xfffffff5U}
};

static void f1(void)
{
    long x1 = (1 - (1 & 1)) ^ g2 ^ (_Bool)((1 | 0) ^ 1 || 1);
    ++x1;
    x1 = g2 & (x1 > 242UL - x1);
}

static struct S1 ga4[2][2][4] = {
    {{{301U}, {0xffffff26U}, {1U}, {0xffffffffU}}, {{0xff999312U}, {0xffffffffU}, {0xfffffff6U}}},
    {
        {{0x1ffc0000U}, {0x10016c9U}, {699U}, {0xfffffe3bU}},
        {{0U}, {370U}, {0xfffffff6U}, {0xfffffffdU}}
    }
};

static struct S1 f2(unsigned int n1, struct S1 n2)
{
    n1 = (long)-522L;
    return (struct S1){ga4[n2.m1 & -1 & 1][1][(g2 ? g2 : 484L - n1) & 3].m1 - 528};
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    f1();
    f2(16 - -9L, ga3[5]);
    see(g1);
    see(g2);
    for (int i1 = 0; i1 < 14; i1++)
        see(ga3[i1].m1);
    for (int i1 = 0; i1 < 2; i1++)
        for (int i2 = 0; i2 < 2; i2++)
            for (int i3 = 0; i3 < 4; i3++)
                see(ga4[i1][i2][i3].m1);
    printf("%llx\n", hash);
    return 0;
}
