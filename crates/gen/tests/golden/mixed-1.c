/* cassay 4/mixed/1/size=1500 */
static unsigned long ga1[10][20];

unsigned long h1(unsigned short n1)
{
    return n1 >> 3;
}

static long long f2(unsigned long n1, unsigned short n2, unsigned long n3)
{
    unsigned long long a1[210] = {
        0xffffffffffffffffULL, 0xfffffffffffffffcULL, 1ULL, 1ULL, 0ULL, 465ULL, 0ULL,
        0xff801fffffffffffULL, 0xffffff745ff993ceULL, 0xfffffffffffffffcULL, 0x1000000000000ULL,
        0x20000000ULL, 1ULL, 0x1fc000000000000ULL, 0xfffffffffffffff1ULL, 8ULL,
        0xffffe00fffffffffULL, 0xfffffffffffffffdULL, 0xfffffffffffffff7ULL, 0x1fffe00000000000ULL
    };
    n3 = h1(256);
    return a1[(unsigned int)((2048 != ga1[7][14]) != -128) % 210] > (ga1[5][7] & a1[121]);
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    ga1[0][7] = h1(-ga1[3][(unsigned int)(ga1[2][11] == ga1[-ga1[5][4] % 10][5] - ga1[8][9]) % 20]);
    f2(ga1[(unsigned int)(16UL != (ga1[0][14] <= ga1[1][17])) % 10][(unsigned int)(h1(ga1[6][4])
        <= h1(4)) % 20] == 0xfffffffffffffff4UL, -1099509530625LL, 1UL);
    for (int i1 = 0; i1 < 10; i1++)
        for (int i2 = 0; i2 < 20; i2++)
            see(ga1[i1][i2]);
    printf("%llx\n", hash);
    return 0;
}
