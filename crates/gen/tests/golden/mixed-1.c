/* cassay 4/mixed/1/size=1500 */
__extension__ typedef __int128 i128;
__extension__ typedef unsigned __int128 u128;
static int ga1[1448];

static signed char h1(i128 n1, unsigned char n2, int *n3)
{
    n1 *= (unsigned int)n2 << 12;
    return ga1[1156] + ((i128)36257513630760LL - n2);
}

static unsigned long h2(const unsigned short n1, char n2)
{
    return ((n1 & n2) | (-119 & -36257513630760LL)) + n1;
}

int h3(char n1, signed char n2, const unsigned short n3)
{
    n1 &= n3 & 0xffc000000000ULL;
    return (unsigned int)n1 * n2;
}

static void f4(void)
{
    long long x1 = ((void)-14, ga1[474] - (ga1[541] & -482));
    for (int i2 = 0; i2 <= 723 - (ga1[109] & 1); i2++)
        ga1[i2] = ga1[i2 * 2 + 1];
    x1 = 868;
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    ga1[111] = h1((unsigned int)ga1[440] * ga1[202], ga1[962] - ga1[769], &ga1[65]);
    ga1[(unsigned int)(869
        | (ga1[822]
            - h3(ga1[(unsigned int)ga1[309] % 1448] | 0xffffffffffffffffULL, -128,
                (i128)-4LL - 0xffffffffffffff8aULL - ga1[753]))) % 1448] = h2(1024 + ga1[805],
                    6 & (255 & -172LL));
    ga1[74] = h3(h3(ga1[181], 1 % 0x8000000000000000UL, ga1[(unsigned int)(ga1[44] < 4ULL) % 1448]),
        h3(1 | ga1[ga1[1243] * 0xffffffffffffff89UL % 1448], 0xffffffffffffffffULL + ga1[782],
            0x100000ULL), (i128)867LL);
    f4();
    for (int i1 = 0; i1 < 1448; i1++)
        see(ga1[i1]);
    printf("%llx\n", hash);
    return 0;
}
