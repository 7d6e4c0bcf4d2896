/* cassay 4/scalar/1/size=1500 */
static unsigned int g1;
static unsigned int g2;
static unsigned int g3 = 286U;
static unsigned int *gp4 = &g2;
static unsigned int ga5[8] = {19403U, 11U, 0xfffffff0U, 0xfffffffaU, 0xfffffff9U, 4U, 12U, 244U};

static signed char h1(unsigned int n1, signed char n2, unsigned int n3, unsigned int **n4,
    signed char n5, unsigned short n6, unsigned short n7)
{
    n1 &= ~n6;
    return g2 >> ((n5 || n3) & 31);
}

static unsigned short h2(signed char n1)
{
    if ((n1
        ^ h1(ga5[2] * n1 * n1, 1, 0xfffffffcU, &gp4, ga5[2] * n1, n1,
            n1 - n1 - ga5[(unsigned int)n1 % 8])) >= n1)
        return ~n1 % 0xfffffffffffffcd6UL;
    return ~n1 - (n1 ? n1 : n1);
}

signed char h3(signed char n1, unsigned int **n2)
{
    return ~n1;
}

static volatile unsigned int *f4(void)
{
    signed char x1 = ~(((((g3 | *gp4) & ((~(g2 >> 23) & 4U) <= g1 >> 20)) ^ -((ga5[5] - 1) % 1))
        ? h3(125, &gp4) : h3(g3 % g1, &gp4)) >> 9);
    x1 ^= x1;
    return gp4;
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    g2 = h1(251UL, -48, h2(0x3c3b416ebc79a4UL) ^ 11UL ^ 0xffffffffffffffc0UL, &gp4, 0,
        (g1 >> 16) - 0x150785ec326960UL, 0xfffffffffffffed0UL);
    g2 = h2(5U);
    g1 = h3(3 || g3, &gp4);
    f4();
    see(g1);
    see(g2);
    see(g3);
    see(*gp4);
    for (int i1 = 0; i1 < 8; i1++)
        see(ga5[i1]);
    printf("%llx\n", hash);
    return 0;
}
