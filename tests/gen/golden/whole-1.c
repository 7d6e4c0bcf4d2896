/* cassay 1/whole/1/size=1500 */
__extension__ typedef unsigned __int128 u128;
static unsigned long g1;
static unsigned int g2 = 720U;
static long g3 = 9223372036854775807L;
static long g4 = -721L;
static long g5 = 9223372036854775806L;
static long g6 = -9223372036854775807L - 1;
static long g7 = -9223372036854775807L - 1;
static long *gp8 = &g6;
static u128 g9 = (u128)3LL;

static signed char f1(void)
{
    long **p1 = &gp8;
    g1 &= **p1;
    {
        long long x2 = (**p1 == **p1) * -721LL;
        if (**p1 <= x2)
            return (*gp8 * (u128)805LL ^ (g9 ? 0x8000000000000001UL : **p1)) << 116;
    }
    **p1 ^= **p1;
    int t3 = 0;
L1:
    g3 ^= (unsigned long)*gp8 << 41 << (((g4 & **p1) ^ **p1 << t3) & 63);
    g3 ^= (unsigned int)(t3 == g4) << ((unsigned long)(**p1 >> (t3 & 63)) << 28 & 31);
    g9 = (g3 & (t3 ^ -9223372036854775807L)) % 9223372036854775805L;
    g2 = 512L != t3 ? (g3 & -126) ^ g6 : t3;
    **p1 = -(**p1 + **p1);
    if (++t3 < 100)
        goto L1;
    g6 = (unsigned long)(32 % 12L / ((0xfffffff1U + g3) | 1)) << 36;
    return (((u128)0xe000000000000000ULL << 64 | 0ULL) + 252) >> 57 ^ *gp8;
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    g7 = f1();
    see(g1);
    see(g2);
    see(g3);
    see(g4);
    see(g5);
    see(g6);
    see(g7);
    see(*gp8);
    see(g9 >> 64);
    see(g9);
    printf("%llx\n", hash);
    return 0;
}
