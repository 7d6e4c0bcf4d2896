/* cassay 4/whole/6/size=3000,record.oddbitfields=0,type.int128=0,type.uint128=0,op.builtin=0 */
struct S1 {
    const int m1;
    unsigned char m2[8];
};

static unsigned long g1;

static long h1(unsigned short n1, int n2)
{
    return ((n2 - n1) & n1) + (n1 - n2) * 3;
}

short h2(char n1)
{
    return -n1 + n1 - n1 * 11;
}

static void f3(int n1, unsigned short n2, long n3, unsigned short n4, const char n5)
{
    unsigned int x1 = (unsigned int)~(n5 - n4) << 6;
    unsigned long i2;
    for (i2 = 18; i2 > 10
        && (char)((char)(unsigned short)((unsigned short)x1 - x1) ^ g1) != -16; i2--) {
        n2 = i2 * 3 - n2;
        x1 += (int)((unsigned int)n5 << (6 & 31)) * (i2 - n3);
    }
    n3 = (h2((n2 || n5) + n4) ^ 1920) + h2(x1);
    g1 -= (((n2 + x1 * 11 - i2 * 15 + n3) ^ n1) + n4 * 11) * 13;
}

static struct S1 ga2[2][1] = {{{-9, {0, 3, 0, 69}}}};

unsigned short h4(char n1)
{
    if ((n1 && n1) <= h2((unsigned int)n1 << 26 | n1))
        return h2(n1);
    return -n1 * (n1 + 1919UL) + n1 - n1 * 9;
}

static char f5(long long n1, unsigned long n2, unsigned char n3, unsigned char n4, unsigned long n5)
{
    if (n1 <= 0)
        return ((char)((char)((unsigned char)((unsigned short)n3 + n3) * n5) - n5) >> 28)
            + (n2 + n1) * 7;
    n4 = (unsigned int)n3++ << 0 << 24;
    char x1 = f5(n1 - 1, n5 - 32768, n4, ((void)n3, 0xfffffffffffffffbUL), n3);
    n4 = ga2[0][0].m1 + n4;
    char x2 = f5(n1 - 1, n3 + n4, n3, n4 / 128L | 1, n3 + n5);
    g1 = g1 + (n5 + x1 + x2);
    return x2 * 0xfffffffffffffc8aUL - (0xfffffffffffffcf6UL ^ n5)
        - ((((n3 ^ x1 ^ n4 * 3) + g1) ^ n2) + n1 * 7) * 7;
}

static unsigned short g3 = 65521;

static long long f6(short n1, char n2)
{
    if (n1 <= 0)
        return (g1 >> 31 && ga2[0][0].m1 + n2 - 716UL) - n1 * 13;
    int x1 = -(((unsigned int)n2 * 90 << 5)
        / ((unsigned int)(ga2[(17979214137393152L - g3) & 1][0].m2[n1 + 3]
            + (unsigned short)((unsigned short)n2 >> (ga2[0][0].m1 & 15)
                ^ (unsigned short)n2 << (-(ga2[0][0].m1 & 15) & 15))) << 6 | 1));
    x1 -= n2;
    long long x2 = f6(n1 - 1, 34);
    x1 += (0x40000000U + n2) / 1;
    return (0LL | g3 * h1(g1 ^ n2, g1 - g3 + n2)) - (x2 + x1 - n1 * 7);
}

static const long long v1[8] = {-1, 1, 2, -32767, 1, -1, -524287, 0};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < 5; i++)
        see(h1(v1[i], v1[i ^ 5]));
    for (int i = 0; i < 5; i++)
        see(h2(v1[i ^ 4]));
    for (int i = 0; i < 8; i++)
        f3(-48, v1[i], v1[i], v1[i ^ 3], v1[i ^ 3]);
    for (int i = 0; i < 7; i++)
        see(h4(v1[i ^ 2]));
    for (int i = 0; i < 6; i++)
        see(f5(i & 3, v1[i], v1[i ^ 6], v1[i ^ 7], 200UL));
    for (int i = 0; i < 5; i++)
        see(f6(i & 3, -1));
    see(g1);
    printf("%llx\n", hash);
    return 0;
}
