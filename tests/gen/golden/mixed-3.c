/* cassay 1/mixed/3/size=1500 */
__extension__ typedef unsigned __int128 u128;
static unsigned char g1;
static const long g2;
static int g3 = 2147483644;
static unsigned int g4 = 1U;
static u128 g5;
static volatile char g6;
static volatile unsigned long long g7 = 0xfffffffffffffffdULL;

static __attribute__((noinline)) long f1(unsigned int n1)
{
    if (n1 == 0)
        return 3 + g3 + (0xfffffffffffffce0UL + g1) % (g4 | 1);
    static unsigned long x1 = 2UL;
    volatile unsigned int x2 = 0xfffffffdU & (4294967292LL & g3);
    x1 += ((g5 ? x2 : g6) ? g2 / 0xfffffffdU : x1 & g5 % 0xffffffffU)
        * (long)((g4 * (g5 % 0xffffffffU) & (unsigned int)1) + g7 + (x1 + g5));
    x2 = 0U + (-(-9223372036854775805L & 2U) & g2) + n1
        + ((g1 ? g2 % 253 : g3) + ((!x1) & ((3 & g6) + g4 + (char)9223372036854775804L)));
    long x3 = f1(n1 - 1);
    x3 = !((x3 & (0 ^ (u128)-377LL)) / (-2147483647 - 1)) % 15U;
    x3 = (x2
        & (-((unsigned int)g1 & (1 ? -9223372036854775806L : x1))
            & (1 ? -9223372036854775806L : x1))) % (g3 | 1);
    g7 += g3 & (u128)4294967294LL % 3ULL & ((g3 & g5) ^ 0xfffffffffffffc8fUL % 973U);
    return (-(g1 + 11UL) ? g6 : x3) & (((g7 + 24) ? x1 : 0) | (unsigned char)255);
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    f1(2);
    see(g1);
    see(g2);
    see(g3);
    see(g4);
    see(g5 >> 64);
    see(g5);
    see(g6);
    see(g7);
    printf("%llx\n", hash);
    return 0;
}
