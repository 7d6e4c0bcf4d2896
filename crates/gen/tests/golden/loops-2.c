/* cassay 4/loops/2/size=1500 */
static const unsigned long ga1[11][3] = {
    {0xfffffffffba03da0UL, 0xffffffb69930ccf6UL, 0x1ffffffff0000UL},
    {0UL, 0xfffffffff80UL, 0xfffffffffffffffeUL},
    {0x3f0000000000000UL, 0xfffff0000000007fUL, 0xfffffffffffffffbUL},
    {0xfffffffff80UL, 0x1f86429a471bcUL, 0xfffff00000000080UL},
    {0UL, 16384UL, 0xfffff0000000007eUL},
    {200UL, 0xff800000000UL, 3UL},
    {0xfffffffffffffffdUL, 0xfffff0000000007fUL, 0x40000000000000UL},
    {0x3fffff000000UL, 0x20000000UL, 1UL},
    {868UL, 0xfffffffffffffffcUL, 0x20000UL},
    {0xfffffffffffffffcUL, 3478UL, 0x3fffff000001UL},
    {396UL}
};

static int h1(long a, long b)
{
    return a < b;
}

static void f1(unsigned long n1, signed char n2, long n3)
{
    long a1[22];
    for (unsigned short i2 = 0; i2 < 22; i2++)
        a1[i2] = ~(unsigned int)((unsigned int)i2 << (i2 & 31)
            ^ (unsigned int)i2 >> ((i2 & 31) ^ 31));
    for (n3 = 0; h1(n3, 9); n3++)
        a1[n3] = ga1[n3 + 2][2] + (ga1[n3][2] <= (n3 || ga1[n3][2]));
    a1[17] = n2 & n3;
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    h1(ga1[7][ga1[5][0] % 3], 315257467658L);
    f1(ga1[3][1], ga1[10][0], -926L);
    for (int i1 = 0; i1 < 11; i1++)
        for (int i2 = 0; i2 < 3; i2++)
            see(ga1[i1][i2]);
    printf("%llx\n", hash);
    return 0;
}
