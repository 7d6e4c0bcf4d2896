/* cassay 4/mixed/3/size=1500 */
__extension__ typedef unsigned __int128 u128;
static long g1 = 8L;
static u128 g2 = (u128)-2LL;
static const long long g3 = 576460614864470016LL;

static char h1(unsigned char n1)
{
    return (int)((n1 ? n1 : n1) & (n1 & n1));
}

static __attribute__((noinline)) unsigned char f2(int n1, unsigned int n2, unsigned long long n3)
{
    if (n1 < 1)
        return 449;
    unsigned int x1 = 0U & 448UL;
    _Bool x2 = n3;
    unsigned int x3 = x2 & ((17179869183L | 18014398509481984L) + -9223372036854775805L);
    unsigned int x4 = -11 % (h1(254) | 1);
    do {
        if ((unsigned long long)(2147483646 + 70368744177664LL) % 4 > 5) {
            x4 = x1 & g1;
            x3 &= (unsigned char)g1;
            g1 ^= 28;
        }
        g1 = g3 / 0xfffffff4U;
    } while (0);
    x1 = 34;
    do {
        g2 &= 91 + (long)(g3 & g2);
    } while (--x1);
    unsigned char x5 = f2(n1 - 1, (unsigned long long)x3 * g3, (unsigned int)(x4 & 0xfffffff4U));
    if (243 & n2 & 0xffffffffffffffffUL) {
        g1 = (unsigned long long)(x1 % 13U | 1 % 14ULL);
        g1 = x2 & x3;
    }
    return g2;
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    g1 = h1(22);
    f2(0, 253 % 0xfffffffdU, 4ULL);
    see(g1);
    see(g2 >> 64);
    see(g2);
    see(g3);
    printf("%llx\n", hash);
    return 0;
}
