/* cassay 1/mixed/1/size=1500 */
__extension__ typedef __int128 i128;
__extension__ typedef unsigned __int128 u128;
static unsigned char ga1[408] = {
    244, 244, 48, 252, 253, 229, 32, 244, 2, 3, 254, 253, 4, 30, 67, 32
};

static inline void f1(_Bool n1)
{
    unsigned char *a1[4] = {ga1 + 141, ga1, &ga1[(unsigned int)n1 % 408], &ga1[232]};
    *a1[1] = 1UL;
}

static i128 g2 = (i128)((u128)0x7fffffffffffffffULL << 64 | 0xfffffffffffffffeULL);
static int g3 = 1044480;

unsigned char *f2(int n1, unsigned long n2)
{
    unsigned char a1[186] = {
        1, 253, 255, 128, 0, 253, 64, 255, 66, 129, 3, 1, 254, 253, 253, 255, 252, 241, 248, 0, 1,
        251, 252, 8, 3
    };
    n1 = -a1[32] - (n2 + 5ULL);
    n1 = (i128)((u128)0x8000000000000000ULL << 64 | 2ULL) + (a1[62] | ~252U);
    return &ga1[333];
}

static int g4 = -2147483646;

static unsigned long f3(void)
{
    g3 = 0ULL;
    ga1[42] += g2;
    for (int i1 = 405; i1 >= 1; i1--)
        g4 = (int)((unsigned int)g4 - (ga1[i1 - 1] & ga1[i1 + 2]));
    int i2 = 0;
    for (; i2 < 238; i2++) {
        ga1[210] = i2 % -244LL;
    }
    ga1[285] += (-2147483646 < i2) << 7;
    return i2;
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    f1(g3);
    f2(2 & g2 & g2, 1024);
    f3();
    for (int i1 = 0; i1 < 408; i1++)
        see(ga1[i1]);
    see(g2 >> 64);
    see(g2);
    see(g3);
    see(g4);
    printf("%llx\n", hash);
    return 0;
}
