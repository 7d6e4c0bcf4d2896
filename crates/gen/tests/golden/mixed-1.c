/* cassay 4/mixed/1/size=1500 */
__extension__ typedef __int128 i128;
__extension__ typedef unsigned __int128 u128;
static unsigned char ga1[6][27];

static int h1(int a, int b)
{
    return a != b;
}

static int f1(unsigned char n1, unsigned long long n2)
{
    const int a1[1395] = {
        -2, -2147483647, -2147483647, -2147483647 - 1, -1, 2147483644, 2147483647, -2147483647 - 1,
        2, 4096, 1107, -825, 1024, 2147483647, -2147483647 - 1, -2147483647 - 1, 2147483647,
        -2147483647 - 1, 12, -2147483647 - 1
    };
    unsigned long long x2 = 0ULL;
    u128 x3 = 0;
    unsigned char x4 = 0xfffffffffffffffdUL;
    for (unsigned char i6 = 0; i6 != 27; ++i6)
        for (int i5 = 0; h1(i5, 6); ++i5) {
            if (-i6 != i6)
                x4 = + +__builtin_clrsb(-126) > x4 ? + +__builtin_clrsb(-126) : x4;
            x2 = x2 << 4 ^ (ga1[i5][i6] - (ga1[i5][i5] & x3) * -126);
            x3 = ga1[i5][i6] * i6 - x3;
        }
    ga1[3][1 - a1[290]] = (x2 + x3) & x4;
    ++x4;
    return x3 + x3 % 11;
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    ga1[2][17] = h1(32768ULL, (i128)563LL >> 77);
    f1((262144 & 262143) != 1UL, 87UL - ((void)87, (i128)-66609837001096988LL));
    for (int i1 = 0; i1 < 6; i1++)
        for (int i2 = 0; i2 < 27; i2++)
            see(ga1[i1][i2]);
    printf("%llx\n", hash);
    return 0;
}
