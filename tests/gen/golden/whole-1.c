/* cassay 1/whole/1/size=1500 */
__extension__ typedef unsigned __int128 u128;
static long long g1 = -1LL;
static long g2 = -9223372036854775807L;
static u128 g3 = (u128)0LL;
static unsigned long g4 = 1UL;
static unsigned long *gp5 = &g4;
static unsigned int g6 = 0x2f16aU;
static unsigned int g7 = 2U;
static unsigned long g8 = 305UL;

static unsigned short f1(unsigned short n1)
{
    unsigned long x1 = g4 & (n1 >> (n1 & 31) & -g8);
    unsigned short x2 = (unsigned long long)497L * 16LL & ((g4 != x1) ^ x1);
    static unsigned long *p3 = &g4;
    unsigned long i4;
    for (i4 = 560; i4 > 2 && ((x1 & 10UL) ^ g7) != 0xfffffffffffffff1UL; i4 = i4 - 5) {
        const int k5 = 23;
        int i6 = 0;
        while (i6 < k5) {
            ++i6;
            (void)((i6 ? i6 : 305UL) / g4);
        }
    }
    x1 ^= -(53U ^ g6 * 2);
    n1 = x1;
    (void)- -128;
    (void)((g7 == -g6) * (i4 ^ x1-- ^ -54LL));
    unsigned int i7 = 0;
    while (i7 < 35 && g8 / 440L ^ 544L) {
        (void)(-(513L + g1) * *gp5);
        i7++;
    }
    return ((unsigned int)536870912 << 26) * -305 / (2048 | 1);
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    g3 = f1(g2);
    see(g1);
    see(g2);
    see(g3 >> 64);
    see(g3);
    see(g4);
    see(*gp5);
    see(g6);
    see(g7);
    see(g8);
    printf("%llx\n", hash);
    return 0;
}
