/* cassay 4/graph/2/size=1500 */
int q1 = 8;
int g1;
int g2 = 12;
long long g3 = 146946182673001324LL;

static unsigned long rem_unsigned_long(unsigned long a, unsigned long b)
{
    return b == 0 ? a : a % b;
}

static int h1(unsigned char n1)
{
    unsigned long x1 = ~~n1 & (n1 & g1);
    return ((n1 ? n1 : n1) ? n1 : n1 & x1) - (x1 + n1) * 7;
}

static __attribute__((const)) unsigned int h2(short n1, short n2, char n3)
{
    return (n3 * n1 & !n2 / 122215) + n1 * 5;
}

static unsigned long f3(int n1, int n2, int n3)
{
    unsigned long x1 = -(n3 ? n3 : n2);
    long x2 = x1
        + ~(long long)((unsigned long long)(long long)((unsigned long long)n1 * g3) * (g3 ^ g2));
    int x3 = rem_unsigned_long(x1, n3 % (n3 | 1));
    unsigned long x4 = ~n2;
    signed char t5 = 103;
L2:
    x1 = x1 + h2(23211, x1, -12 * x1);
    x4 = x4 * 7 ^ x2;
L3:
    x1 += (n2 % (g2 | 1) & !g3) - x4;
    x4 = x4 * 5 ^ g2;
    if (--t5 <= 0)
        goto L1;
    if (x4 & 4)
        goto L2;
L4:
    g1 += g2 + !(t5 || x3);
    x4 = x4 * 7 ^ h2(516, g3 % 31U * x1, x1 * g1 % -12LL);
    if (--t5 <= 0)
        goto L1;
    if (x4 % 2 == 0)
        goto L4;
    goto L3;
L1:
    x2 = x4;
    x3 += ~~((-g3 & n1++) % (t5 % 0xffffffffffffa555UL | 1));
    return n3 - (x2 + x1 + g1 + x3);
}

long long v1[8] = {1, 18, 2, -11, -1, 0, -15, -32767};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q1; i++)
        see(h1(v1[i ^ 4]));
    for (int i = 0; i < q1; i++)
        see(f3(v1[i ^ 5], v1[i ^ 6], v1[i ^ 2]));
    see(g1);
    printf("%llx\n", hash);
    return 0;
}
