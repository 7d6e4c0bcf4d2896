/* cassay 1/mixed/3/size=1500 */
__extension__ typedef unsigned __int128 u128;
static unsigned int g1 = 0xfffffffdU;
static unsigned char g2 = 159;
static unsigned long g3 = 4096UL;
static u128 g4 = (u128)-847306564398745LL;
static long g5 = 34359738336L;
static unsigned int g6 = 3U;
static long g7 = -4097L;
static unsigned int g8 = 1U;

static __attribute__((noinline)) int f1(char n1, int n2, unsigned int n3, long n4)
{
    g4 = 1 + 125 + (unsigned int)0xfffffffcU;
    n3 = 254 + (u128)0xbbbcde2819a1616bULL;
    g8 = ((unsigned int)((u128)-4096LL ? (u128)-4096LL : -4294967292L) ? n3 : n3)
        & (u128)(-(u128)(1024U ? 2U - 0xfffffffdU : 0xffffff59U)
            + -128 / ((u128)0x7fffffffffffffffULL << 64 | 0xffffffffffffffffULL));
    g7++;
    g5 &= 2 ? (u128)34359738336LL * 1 % ((n3 ? (u128)1LL : n3) | 1) | (g4 + g1) : g3;
    ++g4;
    g1 = (char)(((int)n2 ? 124 : g7)
        == ((n4 + (n4 & n3)) % ((u128)0x1ffffffULL << 64 | 0xfffc000000000000ULL)
            & ((unsigned long long)g6 + (int)g6)) + n4);
    g1 += n4 + (g2 + (u128)-16LL);
    return g6;
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    g2 = f1(0x7e000U, (0xfffffffeU & g6) + 0U, g6,
        ((u128)0x1fffe0000000ULL << 64 | 0ULL) & (0U & 911U));
    see(g1);
    see(g2);
    see(g3);
    see(g4 >> 64);
    see(g4);
    see(g5);
    see(g6);
    see(g7);
    see(g8);
    printf("%llx\n", hash);
    return 0;
}
