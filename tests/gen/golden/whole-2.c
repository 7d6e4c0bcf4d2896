/* cassay 1/whole/2/size=1500 */
union U1 {
    unsigned short m1;
};

static unsigned short g1;
static const volatile int g2 = -3;

static unsigned long long f1(int n1, unsigned int n2)
{
    union U1 s1 = {65524};
    int a2[11] = {-92, 2147483644, 1, -92, 175574, 15, -734, -15, 134217728, -2147483646, 175574};
    if (!(g2 + -509L))
        goto L1;
    (&s1)[0].m1 = !a2[1] - 0xfffffffffffffffeUL;
    g1 = ~s1.m1 & g1;
L1:
    g1 = a2[8] + (-676 + 0x80000002U);
    return s1.m1 / -2;
}

static unsigned long ga3[5][2] = {
    {0xfffffffffffffffdUL, 762UL},
    {0xffffffffffffff52UL, 7UL},
    {0x30c4952fbfUL, 0x1b853de9b8UL}
};

static union U1 f2(unsigned short n1, int n2, unsigned char n3)
{
    const unsigned short a1[6][1] = {{8}, {59831}, {3706}, {3}, {65528}, {1022}};
    n2 = ga3[0][0];
    return (union U1){(unsigned int)2097152 << 19};
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    ga3[3][1] = f1(-(0xfffffffaU + ga3[2][0]),
        -(0xfffffffaU + ga3[2][0])
            + ga3[1][(ga3[3][1]
                + (ga3[3][ga3[0][1] & 1] + ga3[0][(ga3[3][1] - ga3[0][0] + 12) & 1])) & 1]);
    f2(-3, 14 * (699 / 4088), 14 * (699 / 4088));
    see(g1);
    see(g2);
    for (int i1 = 0; i1 < 5; i1++)
        for (int i2 = 0; i2 < 2; i2++)
            see(ga3[i1][i2]);
    printf("%llx\n", hash);
    return 0;
}
