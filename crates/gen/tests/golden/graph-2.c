/* cassay 4/graph/2/size=1500 */
int q1 = 7;
int g1 = -2;

static short h1(unsigned long n1)
{
    return n1 / 249 ^ n1 * 7;
}

static void f2(long long n1, unsigned long n2)
{
    short x1 = -((n2 + h1((n2 >> 24) * -32768)) ^ n2 >> 0);
    int x2 = x1 * n1 * ((void)n1, 11288UL);
    unsigned int x3 = (unsigned int)(g1 & 16) * ~x2
        + (unsigned int)(x2 & x1) * ((n2 || x2 & g1) * x1);
    unsigned int x4 = x1 % (-14L | 1);
    long t5 = 61;
L2:
    n1 ^= -t5;
    x3 += h1(0xfffffffffffffd0fUL);
    x4 = x4 * 5 ^ g1;
    if (x4 & 2)
        goto L5;
L3:
    x1 += x3 < (x4 || ~(x4 * x3));
    x4 = x4 * 5 ^ x3;
    if (--t5 <= 0)
        goto L1;
    switch (x4 >> 2 & 3) {
    case 0:
        goto L4;
    case 1:
        goto L2;
    case 2:
        goto L1;
    }
L4:
    x1 += h1(x2 % 100UL);
    x4 = x4 * 9 + x4;
    if (--t5 <= 0)
        goto L1;
    switch (x4 >> 3 & 3) {
    case 0:
        goto L4;
    case 1:
        goto L5;
    case 2:
        goto L3;
    }
L5:
    x3 ^= x4 + x1;
    x4 = x4 * 3 ^ t5;
    if (--t5 <= 0)
        goto L1;
    if (x4 % 3 != 0)
        goto L5;
L1:
    x3 = x3 ^ x4;
    n1 ^= h1(g1);
    g1 += x2 + x4 * 13 + x1 + x3 * 9 - t5 - n1;
}

long long v1[8] = {17, -753, 16, 0, 2147483647, 1, -1, 2147483646};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q1; i++)
        f2(v1[i ^ 5], v1[i ^ 6]);
    see(g1);
    printf("%llx\n", hash);
    return 0;
}
