/* cassay 1/whole/3/size=1500 */
static unsigned int g1 = 0x70c150U;
static unsigned int g2;
static unsigned long g3 = 0xfffffffffffffefdUL;
static unsigned int g4 = 0x7800000U;
static long g5 = 2L;

void f1(unsigned long n1)
{
    unsigned long x1 = (~(n1 - n1) || !~(n1 - n1) - (n1 << 19)) % 0xfffffffffffffd8dUL;
    g1 = ~0x7800001U;
    unsigned long i2 = 0xfffffffffffffffbUL;
    while (i2 >= 0xfffffffffffffffbUL) {
        g3 = i2 - (__builtin_clz(g3) | x1) - i2;
        x1 -= ~(__builtin_bswap32(g3 >> 46) == n1 % 0xffffffffffffff04UL);
        i2++;
    }
    g5 = i2 || !(x1 << 57 != (g4 != (i2 != (-42864713 >= 4UL))))
        || (i2 || i2) <= 0xffffffffffffff66UL;
    g1 = g2;
}

static unsigned long g6 = 0xfffffffffffffe66UL;
static unsigned long g7 = 8UL;
static unsigned long g8 = 0x237223c32bd0dd93UL;

void f2(unsigned long n1)
{
    unsigned int x1 = 268435456 * -~0x10000000000UL;
    unsigned short a2[7][11] = {
        {1, 65481, 65383, 65528, 56303, 2048, 65527, 776, 64, 778, 65460},
        {64838, 32512, 4, 0, 397, 65533},
        {65204, 65532, 0, 778, 3, 65278, 0}
    };
    g7 -= -(unsigned long long)(629U | 0xffffff8bU);
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    f1(~(g2 << 31));
    f2(~(-11 ^ g5));
    see(g1);
    see(g2);
    see(g3);
    see(g4);
    see(g5);
    see(g6);
    see(g7);
    see(g8);
    printf("%llx\n", hash);
    return 0;
}
