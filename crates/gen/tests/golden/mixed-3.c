/* cassay 3/mixed/3/size=1500 */
__extension__ typedef unsigned __int128 u128;
static u128 g1 = (u128)-2LL;
static char g2 = -2;
static int g3 = -2;
static volatile u128 g4 = (u128)-2LL;
static unsigned int g5 = 0xfffffffdU;
static char g6 = -3;
static int g7 = 2147483646;

static void f1(unsigned int n1, long n2)
{
    int x1 = (char)((-100 >= (n2 ? g4 : 0xfffffffffffffffcULL))
        + ((n1 + n2 < (0x1ffffff8U & (n2 - n2))) + 512L));
    g1 = ((void)(unsigned long long)(n2 % 783ULL + 0xfffffffffffffc31ULL),
        (unsigned long long)(0x40000000000000UL ? 0x607e0ULL : 0xf000000000000000ULL));
    g5 ^= (x1 + !(1 % -513L + ((1 ? x1 : g1) ^ x1)) + (x1 ^ 1 % -513L))
        & (n1 & ((0xffff800U ^ g1) & -2UL));
    n2 = ((u128)(126 ^ (32310U + -64)) + (1 != 32))
        & (125 & (n2 % 1 + ((2 & 125) ? x1 : 15))
            & (((-16 & g6) / -17) ? n1 / 127 : 127 + 32768ULL));
    x1 = ~g7 & (99 & (unsigned long long)(x1 + (unsigned int)g3)) & (-g4 / ((x1 + -128) | 1) + 1);
    x1 = 923U;
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    f1(0x200000000000000UL >= (14 ? g7 : g3), g6 + (1 & g7));
    see(g1 >> 64);
    see(g1);
    see(g2);
    see(g3);
    see(g4 >> 64);
    see(g4);
    see(g5);
    see(g6);
    see(g7);
    printf("%llx\n", hash);
    return 0;
}
