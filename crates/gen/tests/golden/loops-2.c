/* cassay 4/loops/2/size=1500 */
struct S1 {
    unsigned int b1 : 27;
};

static unsigned long g1 = 0xfffffffffffffffcUL;
static unsigned long ga2[8][5];
static long g3 = 14L;

static inline __attribute__((always_inline)) signed char h1(unsigned long n1, signed char n2)
{
    if (n1 + n1 != n2)
        return n2 != (n2 == n2);
    return n2 - ((n1 >> 25) + ~n2);
}

static signed char h2(signed char n1, long *n2)
{
    n1 -= n1 % ((n1 % 126 + n1) | 1);
    return h1(n1 & n1, n1 - n1 % -28L) - (long)(unsigned long)0xf2e0fd9dU;
}

static void f3(unsigned long n1)
{
    struct S1 s1 = {.b1 = (unsigned long)n1};
    unsigned int x2 = n1;
    unsigned long x3 = 0;
    for (unsigned char i4 = 2; i4 < 9; i4++)
        for (unsigned int i5 = 0; i5 < 4; ++i5) {
            x2 -= (unsigned int)~h2(ga2[i4 - 2][i5 + 1] >> 46, &g3) << 19;
            x3 = ~(i5 & ~i4) - x3;
        }
    x3 = x2 + x3;
    x3 = 0xfffffffffffffec4UL >= g3--;
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    g1 = h1(ga2[6][4] < g3 ? ga2[6][4] : g3,
        (unsigned long)-891L << (ga2[ga2[4][2] % 126 & 7][4] & 63));
    g3 = h2(h2(((unsigned int)ga2[7][2] & (unsigned int)g1)
        + (((unsigned int)ga2[7][2] ^ (unsigned int)g1) >> 1), &g3), &g3);
    f3(0xfffffffffffffdfeUL);
    see(g1);
    for (int i1 = 0; i1 < 8; i1++)
        for (int i2 = 0; i2 < 5; i2++)
            see(ga2[i1][i2]);
    see(g3);
    printf("%llx\n", hash);
    return 0;
}
