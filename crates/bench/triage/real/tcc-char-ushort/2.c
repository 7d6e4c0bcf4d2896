/* cassay 5/whole/711693/size=2500,barrier=none,function.variadic=0,function.attributes=0,record.oddbitfields=0,record.packed=0,type.int128=0,type.uint128=0,op.builtin=0 */
static volatile unsigned long long g1 = 0x1a99f3585bULL;

static inline unsigned short h1(int n1)
{
    return (n1 | 473 | n1) + (n1 + 0xfffffffffffffd2fUL) + n1 * 3;
}

static inline short h2(unsigned short n1, short n2)
{
    return h1(n2);
}

static inline long long f3(unsigned char n1, unsigned char n2)
{
    unsigned int a1[39] = {987U, 0xffffff57U, 597U, 0xfffe9e9aU, 0xe80d9U};
    short x2 = 0;
    int x3 = 0;
    unsigned char x4 = x2;
    int x5 = 0;
    int x6 = 0;
    for (int i7 = 1 - ((x5 + -x3) & 1); i7 < 19; i7++) {
        x6 = (unsigned int)x6 * 5 + a1[i7] * (a1[i7] + i7);
        x5++;
        if (i7 + 565UL < i7)
            x4 += a1[38 - i7];
        if (a1[38 - i7] + x5 < i7)
            x2 ^= i7 + a1[38 - i7] + a1[38] + (unsigned long)x4;
        x3 += a1[i7] + ((i7 + x5) | (i7 <= x5 ? i7 : x5));
    }
    n2 += ((x2 + x3 + x4) ^ x5) + x6;
    x5 = (x3 & (x5 - 1073761006 + 2147483644)) + x3;
    return x3 * (0xffffff77U + x3) + (n2 + x5 + n1 * 15);
}

static int ga2[7][5] = {{2147483645, -733, -2147483647, 647, 303}};

static int h4(unsigned char n1, const signed char n2)
{
    n1 ^= (n1 && 131072) <= g1;
    return n1 / 3 ^ n1 * 11;
}

int h5(signed char n1)
{
    if ((n1 & 63688) <= n1)
        return (((*&n1 || n1) | n1) & n1 / -10) ^ n1 * 7;
    return (884 | (unsigned short)n1 / 2428594389LL) + n1 * 9;
}

short f6(int *n1, long long n2, int n3)
{
    n3 = n3;
    return (g1 | -218) ^ (n3 + n2);
}

static volatile unsigned long g3 = 0xfc78ab1fbe8ac021UL;

char f7(int n1, int n2, int n3)
{
    n3 += n2;
    return (g1 ^ n2) + (n3 ^ n1 * 11) * 15;
}

static const long long v1[8] = {63687, 1, 2, 1, 0, 4294876825L, 303, -1};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < 6; i++)
        see(h2(260, 969));
    for (int i = 0; i < 8; i++)
        see(f3(v1[i ^ 3], 32764 * g3));
    for (int i = 0; i < 8; i++)
        see(h4(v1[i ^ 2], v1[i ^ 5]));
    for (int i = 0; i < 7; i++)
        see(h5(v1[i]));
    for (int i = 0; i < 6; i++)
        see(f6(&ga2[2][2], v1[i ^ 7], v1[i ^ 6]));
    for (int i = 0; i < 6; i++)
        see(f7(856, -856, v1[i ^ 5]));
    see(g1);
    printf("%llx\n", hash);
    return 0;
}
