/* cassay 4/graph/3/size=1500 */
static unsigned short g1 = 65281;
static unsigned long long g2 = 0x8000000000000ULL;
static unsigned int g3 = 0xe01fffffU;
static unsigned short *gp4 = &g1;
static unsigned short g5 = 2;
static unsigned int g6 = 313U;

static void f1(unsigned short n1)
{
    unsigned short *p1 = &n1;
    unsigned int x2 = *p1 != *p1;
    long t3 = 45;
L2:
    g5 = t3 || (x2 && t3);
    g2 = x2 + x2;
    x2 = x2 * 3 ^ x2;
    if (x2 & 4)
        goto L4;
    goto L1;
L3:
    *p1 = t3 & t3 & g1;
    x2 = x2 * 5 ^ g1;
    while (--t3 > 0) {
    L4:
        g3 = t3 + (255 + (g6 + g3));
        x2 = x2 * 3 ^ g2;
        if (--t3 <= 0)
            goto L1;
        switch (x2 >> 2 & 3) {
        case 0:
            goto L1;
        case 1:
            goto L3;
        case 2:
            goto L2;
        default:
            goto L4;
        }
    }
L1:
    *p1 = x2;
    while (0) {
        for (unsigned short i4 = 7; i4 > 2 - (int)((x2 + *p1) & 1); i4--) {
            *p1 = i4;
            g2 += 5028933684064L;
        }
    }
    g2 &= g3 + g6 - 0xfffffffffffffffcUL;
    g6 = x2 & t3 && (g1 && 65281ULL);
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    f1(-128 + 6032135);
    see(g1);
    see(g2);
    see(g3);
    see(gp4 != 0);
    see(gp4 ? *gp4 : 0);
    see(g5);
    see(g6);
    printf("%llx\n", hash);
    return 0;
}
