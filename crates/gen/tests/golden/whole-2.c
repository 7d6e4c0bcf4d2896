/* cassay 3/whole/2/size=1500 */
static unsigned char g1 = 189;
static long g2 = 4503599627239424L;
static unsigned char ga3[13];
static unsigned int g4;
static unsigned char *gp5 = &ga3[3];

static unsigned int f1(const unsigned char *n1, long long n2, unsigned int n3)
{
    volatile int a1[3][4] = {
        {-5, 66846720, -1, -2147483647 - 1},
        {-3, -1893686757, -176, 4},
        {-564, -2147483647, -3, -563}
    };
    if (0) {
        g4 = (unsigned int)(0xfffffffffffffffdULL ^ *gp5) ^ n3 && 66846721 * g4 << 17;
    }
    *(ga3 + 6) += (unsigned int)(!n2
        || ((g2 = (g4 && 25048) || a1[1][0]) || g4 || n3 * (89 > 0xfffffdccU)))
        << (((unsigned int)2147483647 << 21 && ga3[6]) & 31);
    g4 = (unsigned char)(176UL & ((-20966 & 268427264) ^ n2));
    g4 += g1 + (((0xfffffffffffffff8UL + g1) ^ (n3 + (n2 + a1[0][3]))) + 0xffffae1bU);
    if ((unsigned long)g2 << 23) {
        n3 += (unsigned int)g1 << 3;
    }
    n2 = g4 + (0xfffffff4U / 15L + (-3 + a1[1][2])) + *gp5 * n2;
    return 246 & -12582913;
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    f1(ga3 + 10, g1 ^ g1, (unsigned int)-13 << 8);
    see(g1);
    see(g2);
    for (int i1 = 0; i1 < 13; i1++)
        see(ga3[i1]);
    see(g4);
    see(*gp5);
    printf("%llx\n", hash);
    return 0;
}
