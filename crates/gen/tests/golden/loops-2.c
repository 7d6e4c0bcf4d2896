/* cassay 3/loops/2/size=1500 */
static long ga1[1][9] = {
    {
        -9223372036854775805L, 504L, 4096L, -9223372036854775807L, -549218942977L,
        279223176896970752L, 15L, -549218942976L, -4097L
    }
};
static unsigned long g2 = 0xfffffffffffffffdUL;
static signed char g3 = 124;
static _Bool g4 = 1;
static _Bool ga5[20] = {1, 0, 1, 1, 0, 1, 1, 0, 1, 1, 1, 1, 1, 0, 1};
static unsigned long ga6[37];

static inline long f1(void)
{
    const unsigned long x1 = (ga1[0][4] % 16 & g3
        && (0 + ga6[(unsigned int)((-126 - 1) ^ g3) % 37]) >> 26) & (32 & ~(1 - -87));
    if (0) {
        for (unsigned long i2 = 1; i2 < 37; i2++)
            ga6[i2] = ga6[i2] << ~((ga6[i2] & ga6[i2 - 1]) >> 103);
    }
    for (int i3 = -6; i3 <= 1635; i3 += 6) {
        ga1[0][8] = 1125899906809856L << 1 >> 17;
    }
    g2 = (unsigned int)(x1 || g2);
    if (!(x1 >> ((-9223372036854775807L - 1) & 63) << (ga1[0][4] & 63))) {
        ga1[0][0] &= g4 = x1 - x1;
    }
    return x1;
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
    for (int i1 = 0; i1 < 1; i1++)
        for (int i2 = 0; i2 < 9; i2++)
            see(ga1[i1][i2]);
    see(g2);
    see(g3);
    see(g4);
    for (int i1 = 0; i1 < 20; i1++)
        see(ga5[i1]);
    for (int i1 = 0; i1 < 37; i1++)
        see(ga6[i1]);
    printf("%llx\n", hash);
    return 0;
}
