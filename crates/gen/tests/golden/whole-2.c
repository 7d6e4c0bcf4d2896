/* cassay 4/whole/2/size=1500 */
union U1 {
    unsigned int m1[2];
    unsigned short m2[4];
    long m3;
    int m4[2];
};

static unsigned int g1 = 2U;
static union U1 gs2 = {{952U, 675U}};

static unsigned long h1(unsigned short n1)
{
    return (unsigned int)n1 & -(unsigned int)n1 && n1;
}

static int h2(unsigned int a, unsigned int b)
{
    return a != b;
}

static unsigned int h3(unsigned int a)
{
    return a + 1;
}

static int h4(unsigned int a, unsigned int b)
{
    return a < b;
}

static __attribute__((noinline)) union U1 f2(void)
{
    long x1 = 0;
    long x2 = h1((2086U & g1) << 1);
    int x3 = -42385676;
    for (g1 = 0; h4(g1, 12); g1++)
        for (unsigned int i4 = 0; h2(i4, 12); i4 = h3(i4)) {
            if ((g1 ^ x1) <= x1)
                x3 += g1
                    + (x3 & (((g1 ? h1(g1 << 25) : g1) << (g1 & g1 & 63) ^ (x2 ^ g1)) & (g1 ^ g1)));
            x2 ^= (unsigned long)x3 != i4 << 12;
            x1 &= i4 - (i4 ^ g1 ^ (i4 ^ i4));
        }
    x3 = (unsigned long)x1 + x2 + x3;
    x2 -= !(4217U ^ (0xfffffe10U + 0x37a99a951a0ULL));
    return (union U1){{412U, 175U}};
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    g1 = h1(24139481850273352L + g1);
    g1 = h2(!g1 + g1, 0xfffffffdU);
    gs2.m4[1] = h3(0xfffffe0cU);
    gs2.m2[0] = h4(0x99a9519fU, 14336 * g1);
    f2();
    see(g1);
    for (int i1 = 0; i1 < 2; i1++)
        see(gs2.m1[i1]);
    printf("%llx\n", hash);
    return 0;
}
