/* cassay 3/mixed/1/size=1500 */
__extension__ typedef __int128 i128;
static unsigned long ga1[10][20];

static __attribute__((pure)) i128 f1(unsigned long long n1)
{
    int x1 = (4 + ga1[1][9]) >> 32;
    unsigned long long a2[210] = {
        0xfffffffffffffffcULL, 0xfffffffffffffffcULL, 1ULL, 1ULL, 0ULL, 465ULL, 0ULL,
        0xff801fffffffffffULL, 0xffffff745ff993ceULL, 0xfffffffffffffffcULL, 0x1000000000000ULL,
        0x20000000ULL, 0xfffffffffffffffcULL, 0x1fc000000000000ULL, 0xfffffffffffffff1ULL, 8ULL,
        0xffffe00fffffffffULL, 0xfffffffffffffffdULL, 0xfffffffffffffff7ULL, 0x1fffe00000000000ULL
    };
    a2[170] &= x1;
    return a2[128] <= (a2[146] >= a2[169]);
}

static unsigned long long ga2[661][2] = {
    {0x3fffffffff0ULL, 0xfffffffffffffc95ULL},
    {0xfffffffffffffff6ULL, 0xfffffff800000ULL},
    {0xfffffffff1ffffffULL, 0xfffffffffffffffeULL}
};

static unsigned char f2(unsigned long n1, register unsigned long n2)
{
    ga2[19][0] &= -n2;
    return 2 | -2;
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    f1(ga2[12][0]);
    f2(1 | (ga1[2][16] | ga1[1][2]), ~(248UL & 803106484332197739LL));
    for (int i1 = 0; i1 < 10; i1++)
        for (int i2 = 0; i2 < 20; i2++)
            see(ga1[i1][i2]);
    for (int i1 = 0; i1 < 661; i1++)
        for (int i2 = 0; i2 < 2; i2++)
            see(ga2[i1][i2]);
    printf("%llx\n", hash);
    return 0;
}
