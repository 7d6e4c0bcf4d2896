/* cassay 4/mixed/3/size=1500 */
__extension__ typedef unsigned __int128 u128;
static volatile long g1 = -9223372036854775807L - 1;
static const u128 g2;
static char g3;

static __attribute__((pure)) char h1(unsigned char n1, unsigned char n2, unsigned char n3)
{
    return (n2 < 0 ? -(unsigned int)n2 : (unsigned int)n2) + (n2 ? n2 : n3);
}

static char f2(int n1, unsigned int n2, int n3)
{
    if (n1 < 1)
        return g2;
    if (n1 >= 5) {
        if ((unsigned int)((g2 + 725LL) | g2)) {
            n2 += 0x7ffffU % (n3 | 1);
            n3 = 0xfffffffcU & 0x20000000U;
        }
    }
    n3 = 2LL;
    n2 &= (unsigned long)(45 % (-9223372036854775807L - 1));
    char x1 = f2(n1 - 1, (u128)(h1(n3, n3, -(-127 + n3)) & 0xffffffffffffff82UL), 253952);
    n3 = g2 - n2;
    if ((unsigned char)(536870912 % 1U)) {
        x1 = ((unsigned int)n3 & (unsigned int)x1) + (((unsigned int)n3 ^ (unsigned int)x1) >> 1);
    }
    n2 = (_Bool)1 % g2;
    n2 &= 0xfffffff7U;
    x1 |= 8 ? x1 : 3U;
    return 726L == 0xff08c95eU;
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    g1 = h1(g2 % 726, g3 & g3, g2);
    g3 = f2(0, g1, (unsigned long)(unsigned int)g2 * (unsigned int)g3 >> 32);
    see(g1);
    see(g2 >> 64);
    see(g2);
    see(g3);
    printf("%llx\n", hash);
    return 0;
}
