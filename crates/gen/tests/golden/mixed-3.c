/* cassay 4/mixed/3/size=1500 */
__extension__ typedef unsigned __int128 u128;
static int g1 = -16;
static volatile unsigned int g2 = 1000U;
static const int g3 = 13;
static const volatile unsigned char g4 = 253;

static char f1(long n1, unsigned int n2, char n3, int n4, unsigned char n5)
{
    unsigned long x1 = n5 % (unsigned long)(unsigned int)1152921502459363328L;
    int x2 = 0;
    unsigned char x3 = 2;
    unsigned char x4 = 0;
    unsigned long x5 = n5;
    for (int i6 = 0; i6 < 12; i6++)
        for (long i7 = 0; i7 < 12; i7++) {
            x2 = (unsigned int)x2 << 5 ^ (unsigned long)i6 * (i7 * (i6 ? g1 % 0xe0000000U : i6));
            if (i7 + i7 != x2)
                x4 = (i6 ? i6 : i6) > x4 ? i6 ? i6 : i6 : x4;
            x5 &= (i7 | (i7 + 0xfffffc18U)) * 2U;
            x3 += i7 * ((0 - g1 + 126) % 99);
        }
    g1 = ((x2 ^ x3) + x4) & x5;
    goto L1;
    n5 &= 0xfffffffffffffffeULL % 1U;
    x4 = -377L;
    g2 = -2147483645 / 1L;
L1:
    x3 = -(g2 + g1);
    x2 = g2 % 0xff80ffffU;
    return (char)(u128)2305843009213693952LL & g1;
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    f1((u128)0x400000000ULL << 64 | 0ULL, g3 & g4, g3, 0, 12);
    see(g1);
    see(g2);
    see(g3);
    see(g4);
    printf("%llx\n", hash);
    return 0;
}
