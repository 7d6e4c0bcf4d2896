/* cassay 3/whole/3/size=1500 */
static unsigned int g1 = 0xfffffc74U;
static char g2;
static unsigned short ga3[125];
static char ga4[53];

static unsigned int f1(unsigned long n1, unsigned long n2, unsigned short n3, unsigned long n4,
    unsigned long n5)
{
    int x1 = ~(ga4[43] + !(unsigned int)g1);
    unsigned long x2 = (n5 | g1 | ~(922UL != 0xfffffffffffffff5UL - __builtin_clz(-5 | 1)))
        >> ((n4 ^ x1) & 63);
    if (0) {
        x2 = -((1UL | (unsigned int)ga3[n4 % 125] << 36) ? ga3[123] : 2U) - (0xfffffffdU >= n3);
    }
    ga3[97] = n3;
    x1 = 0x100000000000000UL & -0xc000000000000000UL;
    return n3 * (2409 * g2);
}

static unsigned long g5 = 371UL;
static unsigned int g6 = 0xffffffffU;

static unsigned long f2(void)
{
    unsigned long x1 = __builtin_popcountll((g6 - g6)
        * (((2U << 17) - ga3[(unsigned int)(877 >> (g5 & 31)) % 125]) | ga3[35]) && -64675);
    if (0) {
        x1 = x1 | 0xfffffff4U;
        x1 &= ga3[94] - x1 - (-2UL + 0x1860659dacULL);
    }
    x1 = 1U * 0x20000000000UL % (x1 | 1);
    return -g5 & g6;
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    f1(g1 * g5, g6, -g5, -g1, g1 * (g6 - 65357));
    ga3[35] = f2();
    see(g1);
    see(g2);
    for (int i1 = 0; i1 < 125; i1++)
        see(ga3[i1]);
    for (int i1 = 0; i1 < 53; i1++)
        see(ga4[i1]);
    see(g5);
    see(g6);
    printf("%llx\n", hash);
    return 0;
}
