/* cassay 4/loops/1/size=1500 */
static volatile unsigned int ga1[8][17][2] = {
    {
        {0x10000000U, 0xfffffff3U},
        {16U},
        {0xffffffffU, 1U},
        {0xffffff3bU, 0xffffff65U},
        {796U, 793U},
        {13U, 8U},
        {0xff000U, 70U},
        {0xfffffffeU},
        {0xfffff9b8U, 0xfffffffcU},
        {0xffffffc2U}
    }
};

static unsigned char h1(signed char n1, signed char n2)
{
    return !(n2 + (unsigned int)n2 * n2);
}

static signed char h2(signed char n1, long n2, unsigned char n3, signed char n4, long n5,
    unsigned char n6, signed char n7, unsigned char n8, long n9)
{
    return n9 + n7 + n2;
}

static int f3(const unsigned long n1)
{
    ga1[7][7][0] = n1;
    return 0xfffffffffffffffbUL;
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    h1(ga1[4][16][0] - 128, (57 ? 2932 : -2147483646) + 0xfffffffffffffffeUL);
    h2(52, 631LL, 255, 8, 0xffffefb8U, 159, 0x881218fU - 268 + 0xffffffffU, 6,
        8 + (2U + 0xfffffffffe5d2e76UL));
    f3(0x7ffe00000UL);
    for (int i1 = 0; i1 < 8; i1++)
        for (int i2 = 0; i2 < 17; i2++)
            for (int i3 = 0; i3 < 2; i3++)
                see(ga1[i1][i2][i3]);
    printf("%llx\n", hash);
    return 0;
}
