/* cassay 4/graph/2/size=1500 */
static unsigned int g1 = 0xfffffffeU;
static unsigned long g2 = 0xfffffffffffffffcUL;
static int g3 = 4;

static __attribute__((noinline)) int f1(int n1, unsigned long n2, int n3)
{
    unsigned long x1 = n2 * n3 & g3;
    int x2 = g2 % 5 & (~-g3 & x1) & n3;
    int x3 = ~((-128 - 122) * x1);
    int x4 = ((x3 ? g2 : n2) % 67108863) ? g1 & g2 >> 62 : n1 & g2;
    unsigned int x5 = 297LL;
    long t6 = 83;
L2:
    g1 = -~(253 - g3);
    g1 = x5 + x5;
    x5 = x5 * 9 ^ g2;
    if (!(~t6 & t6))
        goto L4;
L3:
    g3 = ~(g1 == g2);
    g1 = t6 && n3;
    x5 = x5 * 3 ^ t6;
L4:
    ++g3;
    x3 *= g1;
    g1 &= -(-13 * g1);
    x5 = x5 * 5 ^ g1;
    if (--t6 <= 0)
        goto L1;
    if (!(x5 & 32))
        goto L2;
    goto L3;
L1:
    g2 = x5;
    if (0) {
        x2 = ~(g1 && 45) ? g2 : g1 * (~(x2 * -g2) % -514);
        g2 = ~(x1 ^ t6);
    }
    g2 = g1-- * g3 & g2 * x5 / (8188 & g3 || x5 ? g2 : x1);
    return t6 * ((t6 & (x4 & x3)) * x4 / -4744597072931608631LL * x1);
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    f1(-16LL, 680UL, 206 * 0xfffffffffffffff4UL * 556UL);
    see(g1);
    see(g2);
    see(g3);
    printf("%llx\n", hash);
    return 0;
}
