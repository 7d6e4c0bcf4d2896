/* cassay 2/mixed/3/size=1500 */
__extension__ typedef unsigned __int128 u128;
static _Bool g1 = 1;
static int g2 = 262144;
static unsigned long g3 = 0xffffff80ffffffffUL;
static int g4;
static u128 g5 = (u128)34359738368LL;
static int g6;
static unsigned int g7 = 0xfff87fffU;
static long g8 = 545460846592L;

static inline int f1(_Bool n1, int n2, unsigned int n3)
{
    static long x1 = -1L;
    g4 = 1 + 125 + (unsigned int)0xfffffffcU;
    n3 = 254 + (u128)0xbbbcde2819a1616bULL;
    g8 = ((unsigned int)((u128)-262144LL ? (u128)0xffffffffffffffffULL << 64 | 0x7f00000001ULL
        : -254L) ? n3 : n3)
        & (u128)(-(u128)(1024U ? 2U - 0xfffffffdU : 0xffffff59U)
            + -128 / ((u128)0x7fffffffffffffffULL << 64 | 0xffffffffffffffffULL));
    g7++;
    g5 &= -1 ? (u128)4294475775LL * 125 % ((n3 ? (u128)1LL : n3) | 1) | (g4 + g1) : g3;
    ++g4;
    g1 = (char)(((int)n2 ? 124 : g7)
        == ((x1 + (x1 & n3)) % ((u128)0x1ffffffULL << 64 | 0xfffc000000000000ULL)
            & ((unsigned long long)g6 + (int)g6)) + x1);
    g2 = x1 < g3;
    return (u128)-16LL;
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    f1(0, (u128)125LL ? 1 : 2097151, g6);
    see(g1);
    see(g2);
    see(g3);
    see(g4);
    see(g5 >> 64);
    see(g5);
    see(g6);
    see(g7);
    see(g8);
    printf("%llx\n", hash);
    return 0;
}
