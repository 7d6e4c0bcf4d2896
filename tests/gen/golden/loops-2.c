/* cassay 1/loops/2/size=1500 */
static long g1 = 288230376151711744L;
static unsigned short ga2[4][7] = {
    {65534, 1, 65532, 65535, 2, 15, 4096},
    {2, 186, 2, 65533, 32256, 33280, 561}
};
static short g3 = -2;
static unsigned char g4;
static signed char g5 = 46;
static unsigned int g6;

static unsigned int f1(unsigned int n1, unsigned short *n2, unsigned short n3, long n4)
{
    static unsigned long x1 = 0UL;
    unsigned char *a2[5] = {&g4, &g4, &g4, &g4, &g4};
    signed char a3[81] = {
        -55, -3, 1, 1, 32, 34, -125, 11, -127, 1, 127, 1, 2, 127, 1, 2, 63, -128, 4, -1, -125, -128,
        -128, -128, 124, -128, 8, 125, 2, 126, 125, 63, -128, -128, -128, -125, 2, 3, 0, -49, -48,
        112, -14, 33, 2, 0, 126, 4, 3, -125, 25, 126
    };
    *a2[1] = !((void)(a3[77] >> 1), *a2[2] + a3[32] == a3[60] - 1);
    return ~~~~n4;
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    ga2[3][(unsigned int)g5 % 7] = f1((unsigned long)g1 << (ga2[3][4] & 63), ga2[3] + 3, g6,
        21 >= (g6 < g3));
    see(g1);
    for (int i1 = 0; i1 < 4; i1++)
        for (int i2 = 0; i2 < 7; i2++)
            see(ga2[i1][i2]);
    see(g3);
    see(g4);
    see(g5);
    see(g6);
    printf("%llx\n", hash);
    return 0;
}
