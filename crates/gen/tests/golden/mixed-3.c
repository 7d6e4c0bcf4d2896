/* cassay 4/mixed/3/size=1500 */
__extension__ typedef unsigned __int128 u128;
static u128 g1 = (u128)0LL;
static volatile char g2 = -127;
static unsigned long g3 = 0x1bbab79UL;
static volatile long g4 = 126L;
static int g5;
static unsigned long long g6 = 127ULL;
static const long long g7 = 9007199254740992LL;
static unsigned int g8 = 0xfffffe8aU;

static inline int f1(unsigned int n1, unsigned long long n2)
{
    int x1 = n2 ? (long)((u128)-126LL ? g3 + g7 : g1) : g5 & g5;
    u128 x2 = (u128)((x1 & -12) + (x1 ? x1 : n2));
    static int x3 = -2147483646;
    g6 = ((unsigned long)(((15U & x1) == g2) + (unsigned int)(unsigned int)x1) == x3) % 0xffffff81U;
    x3 = g6 % x2 | (x2 * g1 + x2 + ((16U + -29076345LL) ? g3 : x3));
    x3 = (u128)((g1 & (unsigned int)(u128)1LL % (-128 | 1)) + 204);
    g4 &= (int)((x3
        & ((g3 ? 3 % 0xe00fffffffffffffULL : (unsigned char)(128 % 0x40000U))
            + ((unsigned char)(128 % 0x40000U) + x3)))
        % ((u128)0x7fffffffffffffffULL << 64 | 0xfffffffffffffffeULL));
    g2 = ~(x3 / (u128)-4294966923LL + (g3 & ((void)245, 16U)) % -128);
    return ((0xfc0000001fffffffULL & 1) + 0x76f84f0U) % 254;
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    g1 = f1(0x1bbab79U, ((void)4U, 15));
    see(g1 >> 64);
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
