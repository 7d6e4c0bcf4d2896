/* cassay 4/graph/2/size=1500 */
__extension__ typedef unsigned __int128 u128;
static unsigned int g1 = 0xfffffffeU;
static unsigned long g2 = 0xfffffffffffffffcUL;

static unsigned char h1(char n1)
{
    unsigned char x1 = ~(n1 * (n1 & n1));
    n1 = x1 % (-9223372036854775807LL - 1) & (unsigned int)x1 * ((x1 ? x1 : 122) ? x1 : x1) & n1;
    return (unsigned int)n1 * x1 & (n1 & x1);
}

static int f2(int n1, int n2, unsigned int n3, u128 n4)
{
    if (0) {
        if (0x7ff8000000000000UL * n1)
            goto L1;
        for (long i1 = 0; 1 > i1; i1++) {
            n1 = 53 / -775;
            n3 = 253 >> n3 * g1;
        }
    L1:
        g1 = g2 * n4;
    }
    unsigned int x2 = 804U || (g2 ? g1 : g1);
    int t3 = 91;
L3:
    g2 &= g1 & (g1 || ((void)g1, g2));
    x2 = x2 * 3 ^ n3;
    if (x2 & 16)
        goto L4;
    goto L5;
L4:
    g1 = h1(g2);
    g2 *= n2;
    x2 = x2 * 9 & t3;
    if (--t3 <= 0)
        goto L2;
    if (x2 & 4)
        goto L3;
L5:
    n4 &= ~(g1 && 45) ? g1 : g1 * (~g1 % 938U);
    x2 = x2 * 3 & g2;
    if (--t3 <= 0)
        goto L2;
    switch (x2 >> 3 & 1) {
    case 0:
        goto L5;
    default:
        goto L4;
    }
L2:
    g1 = x2;
    return !((g1 + 0xffffffffffffffffUL) ? n1 ? h1(x2 % 47) : n3 : g2);
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    g2 = h1(-2);
    f2((unsigned long long)32767 * (-1000 ? -804LL : 1928U), 92, 144LL / 252, 15 & -367);
    see(g1);
    see(g2);
    printf("%llx\n", hash);
    return 0;
}
