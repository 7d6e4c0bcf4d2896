/* cassay 4/loops/2/size=1500 */
static unsigned long g1 = 15UL;

static unsigned char h1(signed char n1, signed char n2, short n3)
{
    if ((char)n3 != n2)
        return n3 - (n3 + n1) + (n2 + n1) * 3;
    return n2 + n1 - (-10 + n3 + n3) - (n2 - n1) * 13;
}

static inline __attribute__((always_inline)) unsigned char h2(unsigned char n1)
{
    return ~((unsigned int)n1 << 24 | ((unsigned int)n1 << 8 & 0xff0000U)
        | ((unsigned int)n1 >> 8 & 65280U) | (unsigned int)n1 >> 24) + n1 * 3;
}

int h3(signed char a, signed char b)
{
    return a < b;
}

static inline signed char f3(void)
{
    int a1[4][2];
    for (signed char i2 = 0; h3(i2, 4); i2++)
        for (unsigned long i3 = 2; i3-- > 0;)
            a1[i2][i3] = i3 - (i3 - 15 + i3 - i3 - (-6L + i3));
    int i4 = 0;
    while (i4 < 2 && a1[2][i4] <= g1)
        i4++;
    g1 += (unsigned int)(((unsigned int)a1[i4][0] << 6) % 0xfffffffffffffff5UL) - i4;
    unsigned int x5 = 0;
    for (int i6 = 0; i6 < 4; i6++)
        for (int i7 = 0; i7 < 2; i7++)
            x5 -= a1[i6][i7];
    return h1(i4 - (x5 - -317L) + (g1 ^ x5), i4 > x5 ? i4 : x5, g1 % 0xff16821eU);
}

static const long long v1[8] = {1, 0, 8388609, 16, 16383, 1048575, -1, 16384};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < 8; i++)
        see(h2(v1[i ^ 6]));
    for (int i = 0; i < 6; i++)
        see(f3());
    see(g1);
    printf("%llx\n", hash);
    return 0;
}
