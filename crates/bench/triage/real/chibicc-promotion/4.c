/* cassay 5/graph/700163/size=2500,barrier=none,function.variadic=0,function.attributes=0,record.oddbitfields=0,record.packed=0,type.int128=0,type.uint128=0,op.builtin=0 */
int q1 = 0;
int q2 = 5;
int q3 = 6;
int q4 = 4;
long g1 = -147L;

static int rem_int(int a, int b)
{
    return b == 0 || (a == -2147483647 - 1 && b == -1) ? a : a % b;
}

long long h1(short n1)
{
    return rem_int(n1 ^ 32765, -(n1 >> 15)) ^ n1 * 7;
}

short h2(int n1, short n2)
{
    return (n1 - 1745624) * n1 - n2 * 7;
}

short h3(short n1, unsigned char n2)
{
    signed char x1 = -(-n1 - g1);
    n2 = ~((g1 & n1) - 0xfffffffffffffffeUL) ^ n2 ^ x1;
    return n1 * x1 / n2 ^ n1 / -7 ^ (n2 - n1 * 7) * 7;
}

unsigned int f4(_Bool n1)
{
    int x1 = -(n1 * 0xfffffcf3U & (n1 - 32767)) >> 14;
    long long x2 = h2((unsigned long long)x1 * -12LL & x1, x1)
        ^ (unsigned long)(-7L & x1) * (g1 ^ 0x3ffffcU);
    short i3 = 21;
    do {
        x2 = x2 ^ i3 * 3;
        if (q1) {
            x1 = g1 / q1;
            x1 = 255 & g1;
            x2 -= -7 < x2;
            if (g1 || (int)h2(512U && i3 && 349UL, i3 * (103 || i3)))
                continue;
        }
        x2 ^= i3 - g1 - (1L - n1);
    } while (--i3);
    x1 -= n1 - x2;
    return h2(1, g1) - (g1 ? 11 : g1) - (x2 - i3 * 7 - x1);
}

volatile int g2 = 98050933;
unsigned long g3 = 0x7da2e2c096UL;

unsigned long h5(unsigned char n1)
{
    short x1 = (!(n1 >> (g1 & 31))) & n1;
    x1 ^= n1 & (g3 & 0xfffffffeU);
    return h3(n1 - x1, -121611302355781L & (x1 ^ -2L));
}

long f6(_Bool n1)
{
    long long x1 = 536870912L;
    unsigned short x2 = (x1 || 0xfffffffffffffffcUL) == x1;
    int t3 = 47;
L2:
    x1 -= (g2 ^ t3) | (t3 - g3);
    x2 = x2 * 5 ^ h5(2);
L3:
    x1 -= -t3 - g2 / (-2147483647 - 1) - (g3 - (g1 - 11L)) - x2;
    x2 = x2 * 7 ^ x2;
    if (--t3 <= 0)
        goto L1;
    if (!(x2 & 2))
        goto L2;
    goto L4;
L4:
    x1 = x1 + (h5((h2(g3, t3 - g2) - x2) & x2) - (-4294966515L - -(g3 - t3)));
    x2 = x2 * 3 ^ t3;
    if (--t3 <= 0)
        goto L1;
    switch (x2 >> 3 & 3) {
    case 0:
        goto L3;
    case 1:
        goto L1;
    default:
        goto L2;
    }
L1:
    g1 = x2 ^ g1;
    x1 -= ~x2 >> 3;
    return g2 - 0x100000000UL - (((x2 - g1) ^ t3) - x1);
}

long long v1[8] = {-20, 0, -1, 32768, -4294966515L, 1, 1, 9223372036854775806L};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q2; i++)
        see(h1(v1[i ^ 7]));
    for (int i = 0; i < q3; i++)
        see(f4(v1[i ^ 6]));
    for (int i = 0; i < q4; i++)
        see(f6(v1[i ^ 2]));
    see(g1);
    see(g2);
    printf("%llx\n", hash);
    return 0;
}
