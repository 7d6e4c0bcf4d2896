/* cassay 4/graph/1/size=1500 */
static unsigned char g1 = 30;
static unsigned int g2 = 63080U;
static int g3 = -139;
static unsigned int g4 = 0xfffff03fU;
static volatile unsigned int g5 = 0xff0000U;

char h1(unsigned char n1, int n2)
{
    if ((n2 & 2147483647) == n2)
        return (unsigned int)n1 * (n2 + (59 ? n1 : n2));
    return ((-63080 & n1) + n1) >> 28;
}

__attribute__((const)) int h2(unsigned char n1, unsigned short n2, short n3)
{
    return ~n2 ? n1 + n3 : (unsigned int)n2 * n3;
}

static unsigned char h3(signed char n1)
{
    return (unsigned int)n1 * n1;
}

static __attribute__((const)) unsigned int h4(signed char n1, unsigned int n2)
{
    signed char x1 = (~n1 ^ (n1 + 524160)) + n1;
    x1 = n2 / -7669205;
    return ((n2 & x1) | x1) & (unsigned int)x1 * x1;
}

static __attribute__((pure)) int f5(int n1, int *n2, unsigned int *n3, long n4, int n5)
{
    n4 = g3 * 425L;
    return *n3 < 3U ? 3U : *n3 > 63093U ? 63093U : *n3;
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    g2 = h1(13, g5);
    h2(8, 2048, g4);
    g2 = h3(~g2);
    g4 = h4(g3 >= g2 - g3, g5);
    f5(g5 - (g3 + g1), &g3, &g2, g4 | 0, 8U);
    see(g1);
    see(g2);
    see(g3);
    see(g4);
    see(g5);
    printf("%llx\n", hash);
    return 0;
}
