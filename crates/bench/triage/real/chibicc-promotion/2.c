/* cassay 5/graph/700675/size=2500,barrier=none,function.variadic=0,function.attributes=0,record.oddbitfields=0,record.packed=0,type.int128=0,type.uint128=0,op.builtin=0 */
int q1 = 12;
int q2 = 7;
int q3 = 8;
int q4 = 4;
unsigned long g1 = 0xfffffffffffffffcUL;

short h1(unsigned char n1)
{
    if (n1 - 1UL != n1)
        return ((n1 | (255 ^ n1)) == (n1 ? n1 / 678 : n1)) - n1 * 13;
    return ((n1 > 252) >> (((-253L >= n1) - n1) & 31)) - n1 * 5;
}

short h2(unsigned char n1, unsigned char n2, short n3, int n4, short n5, short n6, short n7,
    unsigned char n8)
{
    n1 -= -(n4 < n6) - (n8 || 1);
    return ((long long)n8 && ((unsigned int)n7 << 24) - n3 % 247)
        + (n1 - n3 * 15 - n6 * 7 + n7 * 3) * 13;
}

static short h3(short a)
{
    return a + 1;
}

static long f3(long long n1)
{
    unsigned short x1 = n1;
    long x2 = 0;
    unsigned short x3 = x1;
    for (unsigned short i4 = 0; i4 < q1; i4++)
        for (short i5 = 0; i5 < 3; i5 = h3(i5)) {
            x3 -= i5 * 13;
            x2 -= (unsigned int)i4 - (i5 * i4 | i4);
            x3 = x3 * 7 + (-((i5 > i5) - (i5 < i5)) ? i5 : *&g1);
            x1++;
            if (!(g1 & 1))
                if (i5 >> 19 <= i4)
                    x3 ^= i4 | i4;
            g1 ^= i4 | ((~i4 >> 15) - (((i4 ? i4 : i4) ? i4 : x3) - (x3 - 47490UL)));
        }
    g1 -= x1 + x2 - x3;
    x1 += h1(x3 % -696L) - (unsigned int)x3 * 1;
    return (long)(x2 - x3) ^ ((g1 ^ x1 * 13) - n1) * 9;
}

static const unsigned long g2 = 0xfffffffffffffdd6UL;

int h5(unsigned short n1)
{
    return (-n1 ^ n1) - n1 * 11;
}

short h6(unsigned char n1)
{
    if (n1 - n1 == -639)
        return n1 ^ n1 ^ n1 * 11;
    return (n1 ? n1 : n1) * (n1 | (n1 + 0xffffffffffffff09UL)) - n1 * 13;
}

short f7(short n1)
{
    short x1 = n1 || n1 - -3;
    short x2 = (n1 > g1) - (n1 < g1);
    x1 += (x2++ + 588) << 13;
    x2 -= h6(g2 / 9223372036854775807L | h5((unsigned long)x1));
    return g1 / -350 * (230 - g2) ^ ((x1 - x2 * 15) ^ n1 * 3);
}

long long v1[8] = {19, 0, -8, -9223372036854775807L - 1, 1, -2147483647, 0, -1};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q2; i++)
        see(h2(v1[i ^ 5], v1[i ^ 7], v1[i], v1[i], g1, v1[i ^ 6], (unsigned int)(h6(g1) ? g1 : g2),
            248));
    for (int i = 0; i < q3; i++)
        see(f3(v1[i ^ 6]));
    for (int i = 0; i < q4; i++)
        see(h5(v1[i ^ 1]));
    for (int i = 0; i < q3; i++)
        see(f7(v1[i ^ 6]));
    see(g1);
    printf("%llx\n", hash);
    return 0;
}
