/* cassay 4/scalar/3/size=1500 */
static unsigned int g1 = 128U;
static int g2 = -129;
static int ga3[73][1];
static unsigned char ga4[37];
static short ga5[10][2][4] = {
    {{10, -32766, -406, 32764}, {1, -32765, 1024, 405}},
    {{-128, 56, 492, -32766}, {32765, 55, -32767, -1}},
    {{56}, {32767, -129}},
    {{9, -8192, -32765, 32765}, {128, 32766, 3584}},
    {{32, 16384}, {32764, -32767, 32766, 32256}},
    {{-40, 3840, 8192}, {40, -32766, 966, 211}}
};

static short *f1(unsigned long long n1, int n2)
{
    if ((unsigned int)((int)n2 || n1) % 53 > 54) {
        ga5[0][1][0] = (unsigned long)g1;
        ga5[4][(-8192 ^ ga4[(unsigned int)n2 % 37]) & 1][0] -= ~32765 + -2147483646;
    }
    ga5[1][0][3] = (short)(0UL - (134217600 >= -2147483646));
    return ga5[6][0] + 1;
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    f1(g2, g2);
    see(g1);
    see(g2);
    for (int i1 = 0; i1 < 73; i1++)
        for (int i2 = 0; i2 < 1; i2++)
            see(ga3[i1][i2]);
    for (int i1 = 0; i1 < 37; i1++)
        see(ga4[i1]);
    for (int i1 = 0; i1 < 10; i1++)
        for (int i2 = 0; i2 < 2; i2++)
            for (int i3 = 0; i3 < 4; i3++)
                see(ga5[i1][i2][i3]);
    printf("%llx\n", hash);
    return 0;
}
