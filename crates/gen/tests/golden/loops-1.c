/* cassay 4/loops/1/size=1500 */
static unsigned int ga1[4][11] = {
    {
        0xfffffffaU, 6U, 0xfffffffeU, 0xffffffe1U, 0x24c9e5U, 0xfffffe8eU, 0xf7904f3U, 822U,
        0xffdb361aU, 823U, 0xfffffcfcU
    },
    {634U, 1U},
    {0x8000000U, 0x800000U, 0xfffffef7U, 16U}
};

static signed char h1(signed char n1)
{
    return !n1 / 268435456 + n1;
}

static long f2(void)
{
    unsigned long a1[2][2][2];
    for (unsigned int i2 = 0; i2 < 2; i2++)
        for (int i3 = 2; i3-- > 0;)
            for (long i4 = 0; i4 < 2; i4++)
                a1[i2][i3][i4] = ~(i3 + ((int)(ga1[0][9] ? i4 : i4) >> 9));
    a1[1][h1(-2147483645) & 1][(ga1[0][1] * a1[1][1][0]
        + ga1[a1[0][ga1[0][4] & 1][0] % 0x23ec00abc13cfUL & 3][9]) & 1] = h1(11);
    return (unsigned int)!(ga1[0][(unsigned int)__builtin_ffsll(0x3f7f2acba50UL) % 11] == h1(83));
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    ga1[2][0] = h1(ga1[ga1[~ga1[0][7] & 3][ga1[0][10] % 11] & 3][0] ? ga1[(225U - ga1[0][2]) & 3][4]
        : 0xfffffff7U);
    ga1[ga1[0][9] / (52U | 1) & 3][10] = f2();
    for (int i1 = 0; i1 < 4; i1++)
        for (int i2 = 0; i2 < 11; i2++)
            see(ga1[i1][i2]);
    printf("%llx\n", hash);
    return 0;
}
