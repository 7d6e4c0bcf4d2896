/* cassay 4/whole/3/size=1500 */
static int g1 = 2147483644;
static unsigned long g2;

static unsigned short h1(char n1, unsigned short n2)
{
    n2 += (((n1 & (unsigned int)n2 << 8) + n2) & ((g1 | 0xd224eb41bc5dUL) ^ n2 ^ 238UL))
        ^ (n2 ^ g1);
    return -~n1 & (n2 - n2);
}

static void f2(unsigned int n1)
{
    static unsigned int x1 = 0xffffffc9U;
    unsigned long *p2 = (-73 / 0xfffffffffe236d9eUL) ? &g2 : &g2;
    *p2 = *p2 * -44078;
    *p2 = *p2 ? !26921 : *p2;
    *p2 = g2 << 5;
}

static unsigned int g3 = 0x103dbe09U;

unsigned long long h3(unsigned short n1, char n2, char n3)
{
    return n3 ? 10 : n3;
}

static unsigned short f4(unsigned long n1, unsigned long n2, unsigned long n3, unsigned int n4,
    unsigned int n5)
{
    g2 &= -(((int)((unsigned int)0xffffffb3U << 20) >> 20 || 272481802) - n3);
    return n5;
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    g1 = h1(-g3, g2);
    f2(g1 - __builtin_bswap32(675UL));
    g2 = h3(g2, g2, (unsigned long)0xfffffffffffffd5eUL & 0xfffffffffc62e38bUL);
    g1 = f4(0xffffffffffffff40UL, (!g1) >= g3, 95UL, 0xfffffffffffffffdUL, g1 != (-35 && g1));
    see(g1);
    see(g2);
    see(g3);
    printf("%llx\n", hash);
    return 0;
}
