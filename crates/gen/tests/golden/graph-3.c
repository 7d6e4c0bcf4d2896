/* cassay 4/graph/3/size=1500 */
static int g1 = -50;
static signed char g2 = 2;
static long g3;
static int g4 = -690397879;
static int g5 = -10;

__attribute__((noinline)) int f1(unsigned int n1, signed char n2, unsigned char n3, signed char n4)
{
    unsigned short x1 = g1;
    int t2 = 83;
L2:
    g5 = x1 - x1 + g3;
    g4 |= g4 > t2 ? g4 : t2;
    x1 = x1 * 7 | 1024L;
    if (--t2 <= 0)
        goto L1;
    if (!(x1 - (x1 < g3) - ~n3))
        goto L4;
    goto L2;
L3:
    g4 &= n4;
    --g5;
    g4 += x1 | (unsigned int)945 << 18;
    x1 = x1 * 9 ^ g1;
    if (--t2 <= 0)
        goto L1;
    if (x1 & 2)
        goto L3;
L4:
    g1 = - -(x1 - n4);
    g4 = t2 + -x1;
    x1 = x1 * 9 ^ g1;
    if (--t2 <= 0)
        goto L1;
    if (x1 % 3 == 2)
        goto L4;
    goto L3;
L1:
    g4 = x1;
    if (0) {
        int i3 = 5;
        while (i3--) {
            g3 |= -g3;
            g4 = g1 & (i3 | g1);
        }
    }
    n4 -= n4 | (g4 | t2);
    g4 -= - -764;
    g3 = g5 || g2;
    return g2 + n3;
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    g2 = f1(-g2, (unsigned int)(1073741824 & 9) << 26, 16ULL && ~481, -10);
    see(g1);
    see(g2);
    see(g3);
    see(g4);
    see(g5);
    printf("%llx\n", hash);
    return 0;
}
