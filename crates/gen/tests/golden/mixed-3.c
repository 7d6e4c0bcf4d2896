/* cassay 4/mixed/3/size=1500 */
__extension__ typedef unsigned __int128 u128;
static unsigned long long g1 = 0ULL;
static char g2 = 0;
static const long g3 = 1828427383662592L;
static _Bool g4;

static long h1(char n1, unsigned int n2, const char *n3)
{
    return ~n1;
}

static void f2(const volatile char *n1, int n2, char *n3, unsigned int n4)
{
    unsigned char x1 = g3 + (int)(g4 < 1 ? 1 : g4 > 1 ? 1 : g4);
    unsigned int x2 = 0 + x1;
    const unsigned char x3 = -(unsigned char)n2;
    char x4 = -251658241 % 64ULL;
    unsigned long u5 = (unsigned int)x2 & 1048575;
    do {
        if (!0) {
            g2 &= 3UL;
            g1 = (h1(-32, -251658242, &x4) + u5) % (0xfffffffffffffff5ULL | 1);
        } else {
            x4 = h1(x4 + 252, 0U, &g2);
        }
        g4 = u5 ? 0x80000ULL : x3;
    } while (u5 >>= 5);
    x2 += (255 * (u128)560LL + 0xfffffc9aU) & ((u128)0xff00000000000000ULL << 64 | 7ULL);
    if (0) {
        if (h1(3, x3, &g2) & (unsigned int)(x2 ^ 12ULL))
            goto L1;
        x4 += (long)(x2 ^ 3);
        if (68719476736LL / 931U) {
        L1:
            *n3 = 1;
        }
    }
    g1 = 0xffffe000U != 0;
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    g2 = h1(-2147483645 + g4, g4 == g4, &g2);
    f2(&g2, (g3 / 0x3ffffffffeUL) ? 0xfffffc15U : (u128)3LL, &g2, 0xffffc0ffU);
    see(g1);
    see(g2);
    see(g3);
    see(g4);
    printf("%llx\n", hash);
    return 0;
}
