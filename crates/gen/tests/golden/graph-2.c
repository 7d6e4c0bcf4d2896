/* cassay 4/graph/2/size=1500 */
int q1 = 4;
unsigned char g1 = 247;
int g2 = -16;
int g3 = -881;

static __attribute__((const)) unsigned char h1(unsigned short n1)
{
    return (unsigned int)n1 * n1;
}

static char f2(int n1, short n2, unsigned int n3, unsigned char n4)
{
    unsigned long x1 = - -(n3 * -(n4 & !n2));
    unsigned long x2 = -n2 & (((g3 % 864) ? x1 ? n4 : n4 : n2) & !x1 * ((void)n4, 255));
    unsigned short x3 = x1 & x1;
    int t4 = 107;
L2:
    n4 -= -((unsigned int)(n2 * g1) * g3 * t4) + x3;
    x3 = x3 * 3 * g1;
    if (x3 % 2 == 0)
        goto L3;
L3:
    x1 = x1 ^ ((x3 % 1) ? g3 >> 0 : x2);
    x3 = x3 * 5 ^ h1(n4);
    if (--t4 <= 0)
        goto L1;
    switch (x3 >> 3 & 3) {
    case 0:
        goto L5;
    case 1:
        goto L4;
    case 2:
        goto L2;
    }
L4:
    x2 = x2 + h1(n3);
    x3 = (int)((unsigned int)(x3 * 3) * x3);
    if (--t4 <= 0)
        goto L1;
    if (x3 % 2 != 1)
        goto L4;
L5:
    x1 = g1 + x2 + x1;
    x3 = x3 * 7 ^ n1;
    if (--t4 <= 0)
        goto L1;
    if (x3 & 8)
        goto L4;
    goto L1;
L1:
    x1 ^= ((++g3 & g1) + n4 * x2) * t4;
    n4 = 1700715987440LL + n4;
    return t4 % 411 - (x3 + x2 * 7 - x1 - n4);
}

long long v1[8] = {1, 0, -2, 2, -2147483647 - 1, -1, -2147483647, 1};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q1; i++)
        see(f2(v1[i ^ 7], v1[i ^ 5], 1U, v1[i ^ 7]));
    see(g3);
    printf("%llx\n", hash);
    return 0;
}
