/* cassay 1/arith/1/size=1500 */
static char g1 = 57;
static unsigned int g2 = 4U;
static char g3 = 6;
static char g4 = 62;
static long g5 = 549755813888L;
static int g6 = -15;
static int g7 = 2147483646;

int f1(int n1, unsigned long n2, signed char n3, int n4)
{
    n2 = (char)((g2 >> (n4 & 31)) + (unsigned long)g2)
        + __builtin_popcount(-(-201L + (!6 ? g2 : g3) % 3U)
            * (((g4 - 1073748351 + g7) & 24) << 17 >= n4) + (int)((g1 ^ (n2 ^ n3)) - 2U)
            + ((!6 ? g2 : g3) + !~(1072706140L <= 0xffffc701U >> 14)));
    n3 += (~g3 ^ ((unsigned long)(g5 >> 9 >> (~n2 << 34 & 63)) << 62 ^ n4 >> 0)) >> 47;
    g2 += -930L * (n3 > (-636 >> 17 ^ g5));
    g2 ^= n3;
    n4 |= n3 ^ g4;
    g5 += g3;
    n3 = ~(n4 + 0xfffffffffffffc91UL) % -121;
    return -(-n4 + -g1);
}

static unsigned long g8 = 733UL;
static unsigned long g9 = 0xcfa2dbbUL;
static int g10 = -2147483645;

static inline unsigned int f2(long n1, long n2, unsigned long n3)
{
    int x1 = ((g9 - (-9223372036854775807L - 1) == n3 - g8) ^ n2) > (g3 ^ n2);
    g6 = ((void)131072, x1 << 25 != -128);
    return n3 ^ 820U;
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    g7 = f1(g8 + !g10, -g6 + g1, g8 + !g10, g10);
    g2 = f2(g7 ^ 0xffffffbaU, ~~2147483646, ~(126 ^ g8));
    see(g1);
    see(g2);
    see(g3);
    see(g4);
    see(g5);
    see(g6);
    see(g7);
    see(g8);
    see(g9);
    see(g10);
    printf("%llx\n", hash);
    return 0;
}
