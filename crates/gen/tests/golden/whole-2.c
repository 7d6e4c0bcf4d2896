/* cassay 4/whole/2/size=1500 */
static unsigned int g1;
static const int g2 = 693;

static unsigned char h1(unsigned int n1, long n2)
{
    if (n2 + n1 == n2)
        return n1 + (692U + n1);
    return (unsigned long)-72206320L << 63 & n1;
}

static unsigned char h2(unsigned short n1, unsigned short n2)
{
    unsigned int x1 = n2 + n1 + -(n2 - n2);
    x1 = n2 + g2;
    return ~(long)(x1 < h1(n1 + 1LL, x1));
}

static unsigned short h3(unsigned long long n1, unsigned char n2)
{
    return (!n2) <= n2 && n1 + n2;
}

static long f4(long long n1, unsigned int n2)
{
    g1 = 0;
    do {
        while ((g1 * (g1 || 255) & 15) >= 21) {
            n2 = (n2 - n1) * (unsigned long long)0x1c000000000000ULL;
        }
        n2 = h2((unsigned long)(g1 ^ 281474976710656LL), g1);
    } while (++g1 < 154);
    unsigned int *p1 = ((g1 || g1 != h3(g2 || 2147483647 != n2, g1 == 3)) + -2) ? &n2 : &n2;
    *p1 = *p1;
    *p1 = g1 ^ *&g2;
    g1 = (long long)g2 + (16 - *p1);
    return 64864;
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    g1 = h1(g2 + g1, -1LL + (h3(g1, 226447122L + (g2 + g2)) + g2));
    g1 = h2(g2 + (0ULL ^ 0xfffffffffffffffcULL), g2 * h2(g1, (-2147483645 & g1) << 24) < g1);
    g1 = h3(!h3((unsigned short)((unsigned short)g1 << 8 | (unsigned short)g1 >> 8), 252), 231);
    f4(0xfffffeedU, !337UL);
    see(g1);
    see(g2);
    printf("%llx\n", hash);
    return 0;
}
