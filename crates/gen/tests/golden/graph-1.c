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

static __attribute__((pure)) int f4(int n1, unsigned int n2, int n3, int n4, unsigned int n5,
    unsigned int n6)
{
    unsigned char i1 = 0;
    do {
        n2 = h2(i1, 2, 1ULL + -7669205);
        n4 += ~(0xfffff03fULL & i1) & h3(-572534);
    } while (++i1 < 6 && ((n5 & g3) | n6) * g3 != 0xfffffffeU);
    n5 = 0;
    return i1;
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    g5 = h1(255, g4 >> 13);
    g2 = h2((1024ULL ^ g3) * g3, g5, h3((g1 - g2) / 0xfffffffffffffe9cULL));
    g4 = h3(g2);
    g5 = f4(-(0xfffffffffffffffcULL & 0xffffffffffff0998ULL), g4 + g1,
        ~(0x237b817f2577c837ULL ? g3 : g3), (-9223372036854775807L - 1) >> 51, g4 + 2147483646, ~9);
    see(g1);
    see(g2);
    see(g3);
    see(g4);
    see(g5);
    printf("%llx\n", hash);
    return 0;
}
