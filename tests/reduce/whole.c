/* cassay 1/whole/2/size=12000 */
union U1 {
    unsigned short m1;
};

struct S2 {
    volatile unsigned short m1[1];
    volatile int m2[2][6];
    long long m3[8];
    long long m4[1];
    unsigned long b5 : 16;
    unsigned int b6 : 4;
};

union U3 {
    int m1;
    long m2;
    int m3;
    long long m4[5];
    unsigned short b5 : 12;
    unsigned int m6[4][1];
};

union U4 {
    unsigned int m1;
    unsigned int m2;
    unsigned int b3 : 6;
    int b4 : 28;
    unsigned long : 0;
    int b5 : 22;
};

struct S5 {
    long long b1 : 8;
    unsigned short b2 : 15;
    volatile long b3 : 2;
} __attribute__((packed));

struct S6 {
    unsigned int : 0;
    union U3 m1[2];
};

struct S7 {
    int b1 : 23;
    unsigned int b2 : 2;
    unsigned int b3 : 5;
    unsigned int b4 : 1;
    unsigned int b5 : 1;
    int b6 : 32;
};

union U8 {
    int m1[2];
    unsigned int m2[2];
    long m3;
    struct S7 m4;
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
static unsigned short ga4[8];
static union U3 ga5[1][1][2];

static unsigned long long f2(unsigned char n1, long n2, long long n3, char n4,
    const unsigned long n5, const int n6)
{
    union U4 a1[2] = {{0xfffffff4U}};
    ga4[6] = f1(a1[n3 & 1].m1 << 4, n3);
    f1(a1[(ga5[0][0][1].m1 || n6) & 1].m1 || n4, n6 < 12);
    return (ga4[5] + 1048576) % 0xc4952fbeU;
}

static volatile unsigned char ga6[2][2][2][2] = {
    {{{243, 0}, {0, 249}}, {{15, 5}, {26, 255}}},
    {{{243, 244}}, {{3, 9}, {35, 250}}}
};
static unsigned int ga7[7][2] = {
    {0xfffffd7dU, 0x7ac21647U},
    {0xce3f05U, 14U},
    {0xfffffde3U, 0xfffffea6U},
    {0xfffffffcU, 0xfffffffcU},
    {3U, 0x1ffffcU},
    {0xfffffffcU, 0xfffffca9U},
    {0xffffffffU, 248U}
};

static const volatile unsigned char *f3(unsigned short n1, union U4 n2, unsigned short n3)
{
    const unsigned long *a1[3] = {&ga3[0][1], ga3[1], &ga3[0][0]};
    n2.m1 += (*a1[1] ? 19 : (unsigned long long)g2) * ga6[1][0][1][1];
    return &ga6[0][1][1][1];
}

static unsigned int ga8[12][1] = {
    {0x7ffffffU},
    {625U},
    {497U},
    {0xfffffffdU},
    {268U},
    {7U},
    {1525U},
    {4U},
    {0xfffffe27U},
    {0xffffffffU},
    {0xfffffffdU},
    {0x60000000U}
};

static __attribute__((noinline)) unsigned int f4(union U3 n1, unsigned int n2, unsigned char n3,
    const unsigned int *n4, int n5)
{
    f3((unsigned int)(n5 & -8070450532247928833LL), (union U4){451 * n5 + ga7[6][ga4[6] & 1]},
        ga3[(unsigned int)(n3 & n5) % 5][1]);
    return 15L + g1;
}

static char g9 = 1;
static volatile unsigned short ga10[6][1][2] = {
    {{65523, 1}},
    {{879, 411}},
    {{65533, 65522}},
    {{542, 22}},
    {{16, 65015}},
    {{65520, 11}}
};
static int ga11[3][4][1][1];

static inline __attribute__((always_inline)) void f5(unsigned long n1, const unsigned int n2,
    unsigned short n3, union U1 n4, unsigned short n5, int n6)
{
    const volatile union U3 a1[2] = {{1720622}, {-1610612737}};
    unsigned short x2 = ~ga8[2][0] & (a1[(unsigned int)n5 % 2].m1 ^ 0x7ffffe0U);
    ga5[0][0][x2 & 1].m1 = n6 / 268;
    ga10[4][0][0] = (ga7[1][0] ^ ga7[5][0]) << 15 << 1
        << ((unsigned long)(ga11[1][2][0][0] + -624L) << 63 & 31);
    x2 = a1[(ga6[0][1][(n6 ^ (n6 ^ 9223372036854775806LL)) & 1][1] && n6 ^ 9223372036854775806LL)
        & 1].m1;
    ga3[3][0] += (unsigned long)(x2 & 895L) << (g9 & 63)
        ^ (0xfc0000000007ffffUL ^ (unsigned int)65526 << 16);
}

static int ga12[1] = {34273689};
static unsigned short g13 = 69;

static inline __attribute__((always_inline)) unsigned int f6(union U4 n1)
{
    unsigned short t1 = 0;
L1:
    g13--;
    for (unsigned int i3 = 0; i3 <= 1; i3++)
        for (int i2 = 0; i2 < 5; i2++)
            if ((ga10[t1][0][0] & i3) > ga3[i2][i3])
                g1++;
    if (++t1 < 2
        && (long)(t1 + (t1 - 4611686018427404747LL + 9223372036854775807LL))
            != 9223372036854775805L)
        goto L1;
    ga6[0][0][1][ga7[6 - t1][0] & 1] = (4U ^ (0xfffffff9U + g1) * ga12[0] && t1)
        + (n1.m1 + ga7[2][(4U ^ (0xfffffff9U + g1) * ga12[0]) & 1]);
    return (ga3[t1][0] + ga5[0][0][0].m1) << 43;
}

static int ga14[2][4][1] = {{{-57}, {19}, {-636}, {-537}}, {{-15}, {2}, {328}, {613}}};
static const char ga15[5] = {11, 126, 3, 6, 1};

static unsigned char f7(unsigned int n1, unsigned int *n2, int n3, unsigned int n4)
{
    long long x1 = (0xfffffff8U << 12) / 64016 | (0xfffffff8U << 12) / 64016;
    n4 = ((238 ^ 32) | ((ga6[1][n4][0][0] ^ (0xfffffffffffffff7ULL ^ 19U)) + (x1 & 3U)))
        ^ (238 ^ 32);
    return (unsigned int)g2 << 13 & (unsigned int)g13 << 23;
}

static struct S5 ga16[2][2][1][2] = {
    {{{{-13LL, 3, 0L}, {-8LL, 32765, -2L}}}, {{{-115LL, 32767, 0L}}}},
    {{{{40LL, 759, 0L}, {3LL, 7936, 0L}}}}
};
static int g17 = 2147483645;

static struct S5 f8(char n1, unsigned short n2, unsigned int n3, long n4)
{
    unsigned int x1 = ((unsigned int)ga7[(unsigned long)n4 % 7][(996ULL + n3) * n3 & 1] ^ n4)
        % 0x3fffc00U || (unsigned int)ga7[(unsigned long)n4 % 7][(996ULL + n3) * n3 & 1] ^ n4;
    unsigned int i2 = 3;
    while (--i2) {
        n3 = 198LL || (ga14[0][i2][0] || ga6[1][1][1][1]) || -705 || 1478;
    }
    n2 = (ga7[6][0] << 4) + ((unsigned int)n1 << 14);
    ga10[1][0][n4 & 1] = !(9223372036854775804LL || i2);
    n3 = ((*(ga15 + (unsigned long)(long)((unsigned long)9223372036854775807L + n4) % 5) ^ n4)
        >= (6 ? i2 : ga8[5 * (ga8[7][0] & 105) % 12][0])) & (n3 + (8LL + ga10[5][0][0]))
        && (unsigned long long)(-352L % -230LL) << 54;
    return (struct S5){x1 + x1, -16 ^ (0xfffd429dU ? n3 : n2), -1L};
}

static int ga18[5][3];
static unsigned long g19 = 0xfffffffffffffff4UL;
static unsigned char ga20[4][3] = {{96, 253}, {181, 0, 241}, {254, 115, 112}, {3, 245, 6}};

static unsigned short f9(int n1, int n2)
{
    g13 = 0xffffff54U
        < ga8[(unsigned int)(n1 + ga4[(unsigned int)~(53U ^ n2) % 8]
            || ga6[1][1][(unsigned long long)(237LL ? g9 : n2) & 1][(6UL
                || ga4[(long)(g9 << 18) & 7]) & 1]) % 12][0];
    n1 = 32
        + ((~((unsigned long)9223372036854775805L << 31)
            - ((unsigned long)9223372036854775805L << 31)) & -4294967293L);
    n2 = ~(ga15[3] & n2 & -114550449);
    return ga5[0][0][0].m1 && (-619L + -89438314L || ga3[3][1]);
}

static volatile struct S6 ga21[1][1][1][1];

static struct S6 f10(void)
{
    unsigned int x1 = ga7[5][0];
    const char x2 = 11 && 1024;
    unsigned int x3 = x1 << 0 << 31;
    x1 += g1 & ga16[0][0][0][0].b1;
    if (ga7[1][ga8[((x3 ^ ga3[(unsigned int)x2 % 5][0]) << 41) % 12][0] & 1] << 28
        << ((int)65535 & 31)) {
        x3 = ga11[1][3][0][0] % -16;
    }
    return (struct S6){{{-996855872}, {-65524}}};
}

static int g22 = 268435456;
static unsigned long g23 = 0xfffffffffffffffaUL;

static inline __attribute__((always_inline)) void f11(long long n1, unsigned int n2,
    volatile int *n3, unsigned char n4, unsigned short n5, int n6)
{
    long a1[9] = {
        14L, -9223372036854775805L, -3L, 1478L, 1L, -1819089723830L, 31949882103641L,
        -9223372036854775806L, -8L
    };
    g17 = ((unsigned int)(-3614 & (ga3[2][1] || -10)) << 9) - (ga3[2][1] || -10);
}

static union U8 ga24[2] = {{{-2147483647, 13}}, {{-9, 16}}};

static unsigned short f12(unsigned short n1, union U4 n2, unsigned long n3, union U8 n4)
{
    g9 = 200;
    return 2U / g17;
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    f1(g9, (unsigned long)g9 * ga24[1].m3);
    ga7[2][1] = f2(ga16[1][(g23 + 428) & 1][0][0].b1 * g9 * ga10[4][0][0],
        ga16[1][(g23 + 428) & 1][0][0].b1 * g9, ga16[1][(g23 + 428) & 1][0][0].b1 * g9, ga15[1],
        g13 + (g23 + 428),
        ga12[0] + ga7[(unsigned int)ga11[2][2][0][0] % 7][(g9 + 0xfffffff7U) & 1]
            + ga5[0][0][0].m1);
    f3((ga3[3][(ga24[0].m1[0] + g1) & 1] + 26791) << 40, (union U4){0xc0618U},
        ga14[0][0][0] + (ga18[4][0] & 14916));
    ga8[(unsigned long long)(long long)(ga14[(ga11[0][0][0][0] + 8388480) & 1][3][0] + 64L)
        % 12][0] = f4((union U3){ga24[1].m3}, 65523ULL, ga14[0][3][0], ga8[6], ga4[3]);
    f5(ga16[1][0][0][1].b1
        + ga18[(unsigned long long)(-4260607557633LL ^ (ga12[0] + 140737488355328LL)) % 5][0],
        -15LL,
        ~(ga15[(unsigned long long)(14LL + ga16[0][0][0][1].b1) % 5]
            & ga16[1][((g23 ? g17 : 58048072814428824LL) ? -6LL : g9) & 1][0][(468688548892218019LL
                & 1LL) * (-712LL + ga18[3][0]) & 1].b1), (union U1){-13LL}, -5LL + 801LL,
        1479LL & (g17 & 12LL));
    ga7[6][0] = f6((union U4){13});
    ga10[(unsigned int)2 * (ga14[0][2][0] - 65) % 6][0][0] = f7((g17 & g1) - -128, ga8[8], g23,
        (g13 + -16) & ga24[0].m4.b6);
    f8((unsigned char)2147483647, ga24[ga12[0] & 1].m2[1] % 154LL & 0x20af999UL, ga7[3][1],
        1U % 108);
    ga14[1][3][0] = f9(ga7[6][(ga18[0][0] + ga5[0][0][0].m1 + ga16[0][1][0][0].b1) & 1]
        + ga16[0][-10 / (ga21[0][0][0][0].m1[0].m1 | 1) & 1][0][(ga12[0] + g23) & 1].b3,
        ga7[(unsigned int)-g17 % 7][1]);
    f10();
    f11(ga16[(unsigned int)ga11[1][0][0][0] << 17 & 1][0][0][1].b2, (long)((unsigned int)-52 << 24),
        &ga21[0][0][0][0].m1[0].m1, ga15[1] > -48, (unsigned char)ga16[1][1][0][0].b3,
        ga16[0][1][0][0].b2);
    g19 = f12(-13, (union U4){g19 + (unsigned short)ga5[0][0][1].m1}, 65528, (union U8){{-12}});
    see(g1);
    see(g2);
    for (int i1 = 0; i1 < 5; i1++)
        for (int i2 = 0; i2 < 2; i2++)
            see(ga3[i1][i2]);
    for (int i1 = 0; i1 < 8; i1++)
        see(ga4[i1]);
    for (int i1 = 0; i1 < 1; i1++)
        for (int i2 = 0; i2 < 1; i2++)
            for (int i3 = 0; i3 < 2; i3++)
                see(ga5[i1][i2][i3].m1);
    for (int i1 = 0; i1 < 2; i1++)
        for (int i2 = 0; i2 < 2; i2++)
            for (int i3 = 0; i3 < 2; i3++)
                for (int i4 = 0; i4 < 2; i4++)
                    see(ga6[i1][i2][i3][i4]);
    for (int i1 = 0; i1 < 7; i1++)
        for (int i2 = 0; i2 < 2; i2++)
            see(ga7[i1][i2]);
    for (int i1 = 0; i1 < 12; i1++)
        for (int i2 = 0; i2 < 1; i2++)
            see(ga8[i1][i2]);
    see(g9);
    for (int i1 = 0; i1 < 6; i1++)
        for (int i2 = 0; i2 < 1; i2++)
            for (int i3 = 0; i3 < 2; i3++)
                see(ga10[i1][i2][i3]);
    for (int i1 = 0; i1 < 3; i1++)
        for (int i2 = 0; i2 < 4; i2++)
            for (int i3 = 0; i3 < 1; i3++)
                for (int i4 = 0; i4 < 1; i4++)
                    see(ga11[i1][i2][i3][i4]);
    for (int i1 = 0; i1 < 1; i1++)
        see(ga12[i1]);
    see(g13);
    for (int i1 = 0; i1 < 2; i1++)
        for (int i2 = 0; i2 < 4; i2++)
            for (int i3 = 0; i3 < 1; i3++)
                see(ga14[i1][i2][i3]);
    for (int i1 = 0; i1 < 5; i1++)
        see(ga15[i1]);
    for (int i1 = 0; i1 < 2; i1++)
        for (int i2 = 0; i2 < 2; i2++)
            for (int i3 = 0; i3 < 1; i3++)
                for (int i4 = 0; i4 < 2; i4++) {
                    see(ga16[i1][i2][i3][i4].b1);
                    see(ga16[i1][i2][i3][i4].b2);
                    see(ga16[i1][i2][i3][i4].b3);
                }
    see(g17);
    for (int i1 = 0; i1 < 5; i1++)
        for (int i2 = 0; i2 < 3; i2++)
            see(ga18[i1][i2]);
    see(g19);
    for (int i1 = 0; i1 < 4; i1++)
        for (int i2 = 0; i2 < 3; i2++)
            see(ga20[i1][i2]);
    for (int i1 = 0; i1 < 1; i1++)
        for (int i2 = 0; i2 < 1; i2++)
            for (int i3 = 0; i3 < 1; i3++)
                for (int i4 = 0; i4 < 1; i4++)
                    for (int i5 = 0; i5 < 2; i5++)
                        see(ga21[i1][i2][i3][i4].m1[i5].m1);
    see(g22);
    see(g23);
    for (int i1 = 0; i1 < 2; i1++)
        for (int i2 = 0; i2 < 2; i2++)
            see(ga24[i1].m1[i2]);
    printf("%llx\n", hash);
    return 0;
}
