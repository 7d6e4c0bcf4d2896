/* cassay 4/loops/2/size=1500 */
static unsigned long ga1[4][6] = {
    {0xfffffffffffffe97UL, 360UL, 32768UL, 157UL, 14UL, 0x11af2e4UL},
    {0xffffffffffffffffUL, 0x162ae899afb0eUL, 0UL, 0xffffffffffffff7dUL}
};
static unsigned short ga2[45];

static int h1(long a, long b)
{
    return a <= b;
}

static void f1(unsigned long n1, unsigned long n2, long n3, int n4)
{
    const int k1 = 1;
    for (int i2 = 47; i2 >= k1; i2--) {
        ga1[1][3] = ga1[1][3] - ((long)k1 > (n4 & ga2[k1 + 22]));
    }
    if (!((ga1[k1 + 1][5] & 63) >= 144))
        goto L1;
    for (n3 = 0; h1(n3, 43); n3++) {
        ga2[n3] = (unsigned int)ga2[n3] - 65530;
        ga2[n3 + 1] = (unsigned int)ga2[n3 + 1] - 65530;
    }
L1:
    n2 = (k1 >> 2 << 4 & (unsigned int)k1 << 6) / 10;
    n4 %= (long)((unsigned long)(long)((unsigned long)n3 + 510L) << (39 & 63));
    ga2[30] -= (n2 ^ n4) - n1;
}

static const long long v1[8] = {254, -1, 255, 15, 1, -4294967296L, 0, 0};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

static void see_bytes(const void *at, unsigned long size)
{
    for (const unsigned char *p = at; size > 0; size--)
        see(*p++);
}

int main(void)
{
    for (int i = 0; i < 6; i++) {
        f1(v1[i ^ 4], 2 - 2UL, v1[i ^ 1], v1[i ^ 6]);
        see_bytes(ga1, sizeof(ga1));
        see_bytes(ga2, sizeof(ga2));
    }
    see_bytes(ga1, sizeof(ga1));
    see_bytes(ga2, sizeof(ga2));
    printf("%llx\n", hash);
    return 0;
}
