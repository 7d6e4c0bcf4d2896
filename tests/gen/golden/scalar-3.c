/* cassay 1/scalar/3/size=1500 */
struct S1 {
    int b1 : 23;
    unsigned int b2 : 1;
    int b3 : 7;
    int b4 : 1;
};

union U2 {
    unsigned int m1;
    int m2;
    struct S1 m3;
};

union U3 {
    union U2 m1[2];
    int m2;
    unsigned short m3;
    int b4 : 11;
};

struct S4 {
    unsigned long m1[2][1];
    union U3 m2;
};

static int g1 = -1183;
static short g2 = -32768;
static struct S4 ga3[5] = {
    {{{0xff800000000fffffUL}, {0xfffffffffffffb62UL}}, {.m1 = {{0xfff00001U}, {0xfff00001U}}}},
    {.m1 = {{0xffffffffffffffffUL}, {0xffffffffffffffffUL}}, .m2 = {{{0xffffffffU}, {0x3ffe000U}}}},
    {{{0xfffffffffffffffeUL}, {0x1000000UL}}, {{{.m3 = {3, 1U, 0, 0}}, {0x1ffffe00U}}}},
    {{{3UL}, {0x100000UL}}, {{{0xffffbfffU}, {.m3 = {0, 1U, 11}}}}},
    {{{0xfffffffffffffb60UL}, {0xfffffffffffffffcUL}}, {{{.m1 = 0x7ffc000U}, {0xfff00000U}}}}
};

static struct S1 f1(unsigned short n1, unsigned long long n2, short *n3)
{
    n2 = (0xffffffffU >> 4) * -254;
    return ga3[0].m2.m1[1].m3;
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    f1(!g1, (g2 & g1) >> 1, &g2);
    see(g1);
    see(g2);
    for (int i1 = 0; i1 < 5; i1++) {
        for (int i2 = 0; i2 < 2; i2++)
            for (int i3 = 0; i3 < 1; i3++)
                see(ga3[i1].m1[i2][i3]);
        for (int i2 = 0; i2 < 2; i2++)
            see(ga3[i1].m2.m1[i2].m1);
    }
    printf("%llx\n", hash);
    return 0;
}
