/* cassay 1/whole/0/function.attributes=0,record.oddbitfields=0,record.packed=0,type.int128=0,type.uint128=0,op.builtin=0 */
struct S1 {
    int b1 : 6;
    unsigned int b2 : 5;
    unsigned int b3 : 10;
    unsigned int b4 : 29;
};

struct S2 {
    struct S1 m1;
    short m2[4];
    int b3 : 25;
};

struct S3 {
    struct S2 m1;
    int b2 : 12;
    signed char m3[4];
};

struct S4 {
    const struct S3 m1;
    int b2 : 3;
};

static struct S2 gs1;
static const unsigned long ga2[1][1][2];

static signed char f1(struct S2 *n1)
{
    unsigned long x1 = ((int)((int)n1->m1.b3 >> 6)
        ^ ((n1 == &gs1) & -(-2147483647 - 1 != ga2[0][0][(gs1.m2[1] ^ 32) & 1])))
        >> ((n1->m2[0] ^ -13) & 31);
    x1 &= !(((x1 > gs1.m2[0]) >= (x1 ^ ga2[0][0][0]) && (ga2[0][0][0] > x1) > (x1 >= x1))
        || (0xffffffffffffffe0UL && (x1 && ga2[0][0][(x1 && x1 > gs1.m1.b2) & 1] <= ga2[0][0][1])));
    return (x1 & (x1 & n1->m1.b1)) << (x1 << 0 & 63)
        << ((1 ^ gs1.m1.b4 ^ ga2[0][0][0]) & x1 >> 46 << 17 & 63) << 30;
}

static int g3 = 19;
static signed char g4 = -12;
static unsigned long g5 = 4UL;
static int ga6[1][2][2] = {{{892, -2147483647 - 1}, {479, 15}}};

static signed char f2(void)
{
    const int x1 = ga2[0][0][0] | (signed char)((g5 | (gs1.b3 & ga2[0][0][0])) ^ ~-15);
    ga6[0][x1 & 1][(x1 <= ga2[0][0][0] - x1) & 1] ^= 0 != g3;
    return ga2[0][0][1];
}

static signed char ga7[4] = {32, -64, -2};
static unsigned long *ga8[3] = {&g5, &g5, &g5};
static signed char *ga9[5] = {&g4, ga7, ga7, &ga7[1], ga7};

unsigned long f3(signed char *const *n1, const signed char *n2)
{
    static signed char *const *p1 = &ga9[3];
    unsigned long a2[4] = {0xfffffffffffffffeUL, 0x67ce5f80bb9UL, 84UL, 0xfffffffffffffff0UL};
    a2[2] ^= (unsigned int)(n2 != *(p1 + (**(p1 + ((unsigned int)*n2 << 4 & 1)) & 1))) << 9;
    return (unsigned long)!-a2[3]
        << ((unsigned long)((gs1.m2[1]
            + (*ga9[(unsigned int)(_Bool)*n2 % 5] < **(p1 + (((a2[1] & g4) - 3243) & 1))))
            ? -2147483647 - 1 : (60 - ga2[0][0][0]) & 32UL) & 63);
}

static const unsigned int g10;
static short g11 = 512;
static const unsigned int *const gp12 = &g10;
static _Bool g13 = 1;
static signed char g14 = -128;
static unsigned long ga15[1][1][2];
static unsigned long g16 = 0x1c9dbUL;
static unsigned char ga17[3] = {10, 223};

static inline unsigned long *f4(int n1, signed char n2)
{
    unsigned long *p1 = &g5;
    n1 = (((int)n2 & 8) - *p1) << 28 & (g5 << 21 ^ g14);
    n2 = (((*ga8[0] && *p1) ^ ga6[0][ga7[*p1 & 3] & 1][0]) >> 10) + n2;
    n2 = -(g4 & *ga9[(*p1 + ga17[*ga8[1] % 3]) % 5]);
    *p1 = *p1 << 57 >= ((ga6[0][0][0] & 952) | *p1);
    return &g5;
}

static int g18 = -65011713;
static unsigned long g19 = 471UL;
static struct S3 ga20[2][1][2];

static unsigned long f5(signed char *const *n1, const signed char *n2)
{
    ga20[0][0][-*n2 & 1] = ga20[g4 & 1][0][1];
    return **n1 - *n2 + **n1;
}

static _Bool ga21[2][1] = {{1}, {0}};
static _Bool *ga22[2] = {ga21[1], &g13};
static signed char ga23[1][1][2][1][2] = {{{{{1, -126}}, {{9, 11}}}}};

static unsigned long f6(void)
{
    _Bool *p1 = ga21[1];
    unsigned long a2[1][2][1] = {{{392UL}, {0xfffffffffffffffeUL}}};
    a2[0][g16 << 7 & 1][0] = (g11 + *gp12) << 19 << 27;
    gs1 = ga20[1][0][1].m1;
    *ga8[a2[0][0][0] % 3] -= *p1 ^ ga7[1];
    return *p1 - (a2[0][0][0] & (_Bool)*p1) || *p1;
}

static signed char g24 = 124;
static char g25 = 126;
static _Bool **const gp26 = &ga22[1];
static unsigned long g27 = 0xfffffffffffffff2UL;
static unsigned long *ga28[2] = {ga15[0][0] + 1, &g16};
static unsigned long ga29[1][2][1];

static unsigned long *f7(void)
{
    unsigned long x1 = *ga28[0] + (ga6[0][0][g5 << 22 & 1] + g4);
    int a2[1][2][1] = {{{-11}, {2}}};
    signed char a3[2][1][1][2] = {{{{-16}}}, {{{2, -1}}}};
    g4 -= (unsigned int)(a3[(a2[0][0][0] > 26868477) & 1][0][0][(a3[1][0][0][(g19 && -1) & 1]
        && 0xfffffffffffffc55UL == -2147483646) & 1] < 0xfffffffffffffff6ULL) << 28
        >= (f2() || 0x80000UL);
    return &ga15[0][0][0];
}

static char g30 = 13;
static const signed char g31 = 64;
static short g32 = 0;
static char g33 = -36;
static const unsigned long ga34[2][2][1][2] = {
    {{{0x1ffff00000UL, 0x7914daf3554UL}}, {{2UL, 0x7fffffffffffffffUL}}},
    {{{0x2000000000000UL, 0UL}}, {{0x3e544a6aad6bdUL, 0x806d53432ba425e4UL}}}
};

static unsigned long *f8(void)
{
    int x1 = (-(*ga28[1] & ga23[0][0][0][0][(-g5 >= g18) & 1]) ? ga23[0][0][0][0][1] - g14 : g25
        - ga15[0][0][0]) << 36
        & ((unsigned long)(ga23[0][0][0][0][(unsigned int)(int)g27 << 22 & 1] - g18)
            | ((int)**gp26
                | (unsigned int)ga17[(ga15[0][0][0] & (*gp12 ^ 0xfffffffffffffff5UL)) % 3] << 8));
    ga20[(32 + x1) & 1][0][0].m1.m1 = (&gs1)->m1;
    return &g5;
}

static char g35 = -127;
static signed char g36 = -2;
static const int ga37[3][1][1] = {{{-8}}, {{-2147483647 - 1}}, {{4}}};
static unsigned long ga38[2][2];
static unsigned long ga39[1][2][1][1] = {{{{0x7fffffffff8000UL}}, {{3UL}}}};

static short f9(_Bool n1, int n2)
{
    const _Bool *p1 = &n1;
    int a2[4][1][1] = {{{-1047553}}, {{-61}}, {{2147483646}}, {{8}}};
    n2 = a2[1][0][0];
    return ga38[0][a2[0][0][0] & ~g11 & 1] << 15;
}

static const int ga40[3] = {-7, -2147483647, 3243};
static unsigned long ga41[2][2][2][2][2] = {
    {
        {
            {{109UL, 3UL}, {3244UL}},
            {{0x1800000000000000UL, 7UL}, {0xf000000003ffffffUL, 0xfffffffffffffff3UL}}
        },
        {
            {{1UL, 0xffffffff80000001UL}, {4UL, 0x9162da4204ee853UL}},
            {{0x1fffffffff0UL, 12UL}, {0UL, 0xffff80000UL}}
        }
    },
    {
        {
            {{0xfffffffffffffc9aUL, 2UL}, {184UL, 0xfffffffffffffffaUL}},
            {{391UL}, {0xfffffffffffffffdUL, 0xce633UL}}
        },
        {
            {{10UL, 0xfffffffffffffffdUL}, {0UL, 0xffffffffffffffffUL}},
            {{184UL, 0xfffffffffffffd0eUL}, {0UL, 256UL}}
        }
    }
};

unsigned long f10(unsigned long n1)
{
    unsigned long a1[2][2][2][1] = {
        {{{2048UL}, {2UL}}, {{8UL}, {0x516d16UL}}},
        {{{15UL}, {7UL}}, {{0x2000000000000000UL}, {656UL}}}
    };
    ga20[1][0][0] = ga20[1][0][ga40[0] & 1];
    return g27 < (a1[-1907 & n1 & 1][1][(unsigned int)(short)(n1 - g25) % 2][0] & (g24 & g18));
}

static unsigned long ga42[2] = {0xfffffffffffffc47UL, 303UL};
static unsigned long *gp43 = ga42 + 1;
static unsigned long *ga44[4] = {&ga39[0][0][0][0], &g5, ga39[0][0][0], ga38[0]};
static char ga45[3][1][1] = {{{24}}, {{31}}};

static inline unsigned long f11(signed char *const *n1, const signed char *n2)
{
    short x1 = !0;
    g11 = f6() & 9UL;
    g11 = gs1.m2[0] && x1;
    return ga21[(g36 ^ x1) & 127 & 1][0] | ((unsigned int)4 << 26 & ga20[0][0][1].m1.b3);
}

static unsigned long **ga46[2] = {ga28, ga44 + 2};
static int g47;
static unsigned long ga48[1][2][2][1] = {{{{0x2000000UL}, {2UL}}, {{0UL}}}};

static inline struct S1 f12(const char n1)
{
    signed char a1[4] = {-1, 126, 2, 2};
    ga38[n1 & g18 & 1][0] = ga21[1][0];
    return ga20[(a1[0] || (unsigned int)(&n1)[0] << 18) & 1][0][1].m1.m1;
}

static const unsigned int *const *ga49[4] = {&gp12, &gp12, &gp12, &gp12};
static const struct S4 gs50 = {{{{-2}, {0, -2, 2, -31745}, 0}, 0, {127, 17, -9, 0}}, 2};

unsigned long *f13(void)
{
    const int a1[1][2] = {{-311, -2147483646}};
    gs1.m1 = gs50.m1.m1.m1;
    return ga28[(unsigned long)(a1[0][1] || **ga46[0]) & 1];
}

static int g51 = 1024;
static signed char ga52[3] = {-2, -1, 0};
static unsigned int ga53[2][2][2][2] = {
    {{{0xffffff55U, 11U}, {0x2000000U}}, {{5U, 573U}, {712U, 12U}}},
    {{{0xfffffff7U, 31U}, {9U, 0xfffffff6U}}, {{59U, 0x7ffffe0U}, {0x1c9daU, 0xfff7ffffU}}}
};

static inline signed char f14(void)
{
    _Bool *const *p1 = &ga22[0];
    static char a2[3] = {16, 18, 43};
    a2[(unsigned int)(int)a2[(unsigned int)((a2[0] || *p1[0]) ^ -283) % 3] % 3] &= a2[**gp26
        == a2[(unsigned int)(0x7a95774380UL << 62 != a2[0]) % 3]] - g27;
    return *ga28[0] ^ (a2[2] & 0xfff8000000000007UL);
}

static unsigned long g54 = 0xfffffffffffffffdUL;
static unsigned long *const gp55 = &g54;
static struct S1 ga56[1][1][1][1] = {{{{{15, 25U, 132U, 0x1e000U}}}}};

static inline signed char f15(void)
{
    char *a1[3] = {&g35, &ga45[0][0][0], &g35};
    *a1[2] &= *a1[(unsigned int)!*a1[0] % 3]
        & (((unsigned int)!(ga29[0][1][0] & *a1[0]) << 3)
            - !((0xffffffffffe51524UL <= *a1[2]) ^ (*ga22[1] & *a1[(unsigned int)g36 % 3])));
    ga52[0] = ((ga15[0][0][1] != (g18 & g19) << 59)
        ^ (unsigned int)(-2147483647 - 1)
            << (((g19 < 2)
                ^ (125
                    ? (*a1[(unsigned int)*a1[1] % 3] = (unsigned int)ga23[0][0][0][0][1] << 25
                        & *ga28[0]) : 33ULL)) & 31))
        + (signed char)(-ga23[0][0][0][0][(unsigned int)((ga39[0][0][0][0]
            + ga48[0][ga53[0][g5 & 1][0][1] & 1][((2049 || g30) ^ ga6[0][1][0]) & 1][0]) ^ g30) % 2]
            - (g31 < ga21[1][0]) <= *ga28[0]);
    return - -(**gp26
        + (_Bool)(*a1[(unsigned int)(1 + *a1[(unsigned int)(*a1[2] + *a1[2] - *a1[0]) % 3]) % 3]
            + *ga28[*a1[1] & 1]));
}

static unsigned long ga57[1][2][1][1];
static unsigned long ga58[2][1];

static char f16(struct S4 n1, int n2)
{
    struct S4 *p1 = &n1;
    int x2 = (unsigned long)(p1->b2 | p1->m1.m1.m1.b3) == (2147483645 != n2)
        ? n2 < !((g31 == n2) == n2) : (-1 == *ga22[1])
        != (n2 > !-5
            || ga23[0][0][(ga41[0][0][0][1][(unsigned int)ga40[0] << 28 & 1]
                || (ga29[0][p1->m1.b2 & 1][0] || **ga46[1])) & 1][0][1]);
    ga20[(-12 | 0x3fffffffffc000UL) & x2 & 1][0][1] = n1.m1;
    return x2;
}

static unsigned long ga59[2][2][2][1] = {
    {{{0xfffffffffffffcceUL}, {2UL}}, {{2UL}, {0xfffffffffffffce2UL}}},
    {{{0xf01fffffffffffffUL}, {0x828fefaa876UL}}, {{0x3e00000000000UL}, {0xfffffffffffffffeUL}}}
};

static unsigned long f17(const int *n1, struct S4 n2)
{
    unsigned long a1[1][2][2][2] = {{{{0xfffffffffffffffbUL}}}};
    signed char a2[2][2] = {{-125, -33}, {3, 2}};
    switch ((unsigned int)n2.m1.b2 << 3 & 1) {
    case 0: {
        g35 = ((1 < g31)
            | ((ga7[2]
                + a2[((-2147483647 - 1)
                    ^ a2[a1[0][(unsigned int)-*n1 << 3 & 1][1][1]
                        & (a1[0][1][1][(a2[1][0] < n2.m1.m1.b3) & 1] < *n1) & 1][(unsigned int)n2.b2
                            % 2]) & 1][0]) & g36))
            != (int)ga38[0][a1[0][a2[1][0]
                & (ga38[1][1] != a1[0][0][(n2.b2 - 6) & 1][(!g25 ^ n2.b2) & 1]) & 1][1][1]
                & a2[1][1] & 1];
    }
        break;
    default: {
        g30 = -(g51 & 0xfffffffffffffff0ULL) ^ a2[1][0];
        a1[0][0][0][1] = g32;
    }
    }
    return (0x259161UL < 44) & a1[0][1][1][1] << 33;
}

static int g60 = 2147483644;
static int g61 = -921;
static unsigned long g62 = 393UL;
static int *ga63[3] = {&g51, &g51, &g51};
static int ga64[2][1][1][2][2] = {
    {{{{2147483647, 536870912}, {-2147483646, 4194304}}}},
    {{{{36, -2}, {-576, 2147483646}}}}
};

static inline unsigned long *f18(void)
{
    signed char a1[1][1][2][2] = {{{{-11, 2}, {40, -128}}}};
    a1[0][0][1][ga2[0][0][a1[0][0][1][0] & 1] & 1] ^= g33 - a1[0][0][(g36 ^ a1[0][0][0][1]) & 1][0];
    return ga28[1];
}

static const int ga65[1][1][2];
static unsigned long long g66;
static char g67 = 0;
static int ga68[1][2][1] = {{{-280}, {-393}}};

static inline unsigned long f19(signed char *const *n1, const signed char *n2)
{
    unsigned char x1 = *n2 >> 20 << (((unsigned int)g24 << 20 ^ *n2) >> 8 & 31)
        & (unsigned int)**n1 << 3;
    g30 = -(g54 + g25) + (x1 - -ga21[*n2 & 1][0]) - *n2;
    g30 ^= (**n1 ? (unsigned int)**gp26 << 11 : -120) & (*n2 + -3) & (*n2 + *&g25);
    return (x1 - *ga22[0] - x1 - (x1 - *ga22[0] - x1)) & (g31 - (x1 & ga42[1]) - -233UL);
}

static const signed char g69 = 2;
static const unsigned long ga70[2][1][1][2] = {
    {{{0x77288aUL, 0xffffffffffffffffUL}}},
    {{{0x2a5b0b252ddUL, 0xfffffffffffffffeUL}}}
};
static unsigned long *ga71[4] = {ga58[1], ga57[0][1][0], &ga15[0][0][0], &g16};
static const unsigned long ga72[1][2];

static const signed char *f20(void)
{
    static int x1 = 737;
    static const char a2[3][1] = {{36}, {8}, {0}};
    int x3 = !((a2[2][0] % 0x1bde435337UL
        && a2[(unsigned int)(a2[(unsigned int)(g25 < ga48[0][1][gs1.b3 & 1][0]) % 3][0]
            < ga29[0][1][0]) % 3][0] < a2[1][0]) || 11 != -(a2[1][0] <= x1));
    g36 = (unsigned int)(x1 & g30) << 21 & ((unsigned int)(g33 & x3) << (x3 & 31) & g33);
    ga56[0][0][0][0] = gs50.m1.m1.m1;
    return &g31;
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    g4 = f1(&gs1);
    g30 = f2();
    f3(&ga9[4], &g4);
    f4((-13 ? -766 : ga68[0][1][0]) ^ g32,
        ga41[0][ga2[0][0][0] & g27 & 1][(int)(gs1.m2[1] && ga29[0][g10 & 1][0])
            & 1][0][(unsigned int)g35 << 4 & 1] & (gp12 == &g10) & g27);
    f5(ga9, &ga7[0]);
    g33 = f6();
    f7();
    f8();
    f9(*ga28[ga57[0][ga39[0][1][0][0] & 1][0][0] & 1]
        & *ga28[(ga40[2] ^ ga37[2][0][0] ^ ga70[1][0][0][1]) & 1],
        ga37[ga39[0][1][0][0] % 3][0][0]);
    g33 = f10(g33 || 0x77288aULL < g27);
    (&g33)[0] = f11(ga9, &ga7[2]);
    f12(g16 && g35);
    f13();
    g30 = f14();
    g13 = f15();
    ga42[1] = f16(gs50, ga29[0][(g18 ^ ga29[0][0][0]) & 1][0] % 0xfffffffffffffff9UL);
    g36 = f17(ga64[0][0][0][(g36 != g36) & 1], gs50);
    f18();
    ga42[1] = f19(&ga9[3], &g69);
    f20();
    see(gs1.m1.b1);
    see(gs1.m1.b2);
    see(gs1.m1.b3);
    see(gs1.m1.b4);
    for (int i1 = 0; i1 < 4; i1++)
        see(gs1.m2[i1]);
    see(gs1.b3);
    for (int i1 = 0; i1 < 1; i1++)
        for (int i2 = 0; i2 < 1; i2++)
            for (int i3 = 0; i3 < 2; i3++)
                see(ga2[i1][i2][i3]);
    see(g3);
    see(g4);
    see(g5);
    for (int i1 = 0; i1 < 1; i1++)
        for (int i2 = 0; i2 < 2; i2++)
            for (int i3 = 0; i3 < 2; i3++)
                see(ga6[i1][i2][i3]);
    for (int i1 = 0; i1 < 4; i1++)
        see(ga7[i1]);
    for (int i1 = 0; i1 < 3; i1++)
        see(*ga8[i1]);
    for (int i1 = 0; i1 < 5; i1++)
        see(*ga9[i1]);
    see(g10);
    see(g11);
    see(*gp12);
    see(g13);
    see(g14);
    for (int i1 = 0; i1 < 1; i1++)
        for (int i2 = 0; i2 < 1; i2++)
            for (int i3 = 0; i3 < 2; i3++)
                see(ga15[i1][i2][i3]);
    see(g16);
    for (int i1 = 0; i1 < 3; i1++)
        see(ga17[i1]);
    see(g18);
    see(g19);
    for (int i1 = 0; i1 < 2; i1++)
        for (int i2 = 0; i2 < 1; i2++)
            for (int i3 = 0; i3 < 2; i3++) {
                see(ga20[i1][i2][i3].m1.m1.b1);
                see(ga20[i1][i2][i3].m1.m1.b2);
                see(ga20[i1][i2][i3].m1.m1.b3);
                see(ga20[i1][i2][i3].m1.m1.b4);
                for (int i4 = 0; i4 < 4; i4++)
                    see(ga20[i1][i2][i3].m1.m2[i4]);
                see(ga20[i1][i2][i3].m1.b3);
                see(ga20[i1][i2][i3].b2);
                for (int i4 = 0; i4 < 4; i4++)
                    see(ga20[i1][i2][i3].m3[i4]);
            }
    for (int i1 = 0; i1 < 2; i1++)
        for (int i2 = 0; i2 < 1; i2++)
            see(ga21[i1][i2]);
    for (int i1 = 0; i1 < 2; i1++)
        see(*ga22[i1]);
    for (int i1 = 0; i1 < 1; i1++)
        for (int i2 = 0; i2 < 1; i2++)
            for (int i3 = 0; i3 < 2; i3++)
                for (int i4 = 0; i4 < 1; i4++)
                    for (int i5 = 0; i5 < 2; i5++)
                        see(ga23[i1][i2][i3][i4][i5]);
    see(g24);
    see(g25);
    see(**gp26);
    see(g27);
    for (int i1 = 0; i1 < 2; i1++)
        see(*ga28[i1]);
    for (int i1 = 0; i1 < 1; i1++)
        for (int i2 = 0; i2 < 2; i2++)
            for (int i3 = 0; i3 < 1; i3++)
                see(ga29[i1][i2][i3]);
    see(g30);
    see(g31);
    see(g32);
    see(g33);
    for (int i1 = 0; i1 < 2; i1++)
        for (int i2 = 0; i2 < 2; i2++)
            for (int i3 = 0; i3 < 1; i3++)
                for (int i4 = 0; i4 < 2; i4++)
                    see(ga34[i1][i2][i3][i4]);
    see(g35);
    see(g36);
    for (int i1 = 0; i1 < 3; i1++)
        for (int i2 = 0; i2 < 1; i2++)
            for (int i3 = 0; i3 < 1; i3++)
                see(ga37[i1][i2][i3]);
    for (int i1 = 0; i1 < 2; i1++)
        for (int i2 = 0; i2 < 2; i2++)
            see(ga38[i1][i2]);
    for (int i1 = 0; i1 < 1; i1++)
        for (int i2 = 0; i2 < 2; i2++)
            for (int i3 = 0; i3 < 1; i3++)
                for (int i4 = 0; i4 < 1; i4++)
                    see(ga39[i1][i2][i3][i4]);
    for (int i1 = 0; i1 < 3; i1++)
        see(ga40[i1]);
    for (int i1 = 0; i1 < 2; i1++)
        for (int i2 = 0; i2 < 2; i2++)
            for (int i3 = 0; i3 < 2; i3++)
                for (int i4 = 0; i4 < 2; i4++)
                    for (int i5 = 0; i5 < 2; i5++)
                        see(ga41[i1][i2][i3][i4][i5]);
    for (int i1 = 0; i1 < 2; i1++)
        see(ga42[i1]);
    see(*gp43);
    for (int i1 = 0; i1 < 4; i1++)
        see(*ga44[i1]);
    for (int i1 = 0; i1 < 3; i1++)
        for (int i2 = 0; i2 < 1; i2++)
            for (int i3 = 0; i3 < 1; i3++)
                see(ga45[i1][i2][i3]);
    for (int i1 = 0; i1 < 2; i1++)
        see(**ga46[i1]);
    see(g47);
    for (int i1 = 0; i1 < 1; i1++)
        for (int i2 = 0; i2 < 2; i2++)
            for (int i3 = 0; i3 < 2; i3++)
                for (int i4 = 0; i4 < 1; i4++)
                    see(ga48[i1][i2][i3][i4]);
    for (int i1 = 0; i1 < 4; i1++)
        see(**ga49[i1]);
    see(gs50.m1.m1.m1.b1);
    see(gs50.m1.m1.m1.b2);
    see(gs50.m1.m1.m1.b3);
    see(gs50.m1.m1.m1.b4);
    for (int i1 = 0; i1 < 4; i1++)
        see(gs50.m1.m1.m2[i1]);
    see(gs50.m1.m1.b3);
    see(gs50.m1.b2);
    for (int i1 = 0; i1 < 4; i1++)
        see(gs50.m1.m3[i1]);
    see(gs50.b2);
    see(g51);
    for (int i1 = 0; i1 < 3; i1++)
        see(ga52[i1]);
    for (int i1 = 0; i1 < 2; i1++)
        for (int i2 = 0; i2 < 2; i2++)
            for (int i3 = 0; i3 < 2; i3++)
                for (int i4 = 0; i4 < 2; i4++)
                    see(ga53[i1][i2][i3][i4]);
    see(g54);
    see(*gp55);
    for (int i1 = 0; i1 < 1; i1++)
        for (int i2 = 0; i2 < 1; i2++)
            for (int i3 = 0; i3 < 1; i3++)
                for (int i4 = 0; i4 < 1; i4++) {
                    see(ga56[i1][i2][i3][i4].b1);
                    see(ga56[i1][i2][i3][i4].b2);
                    see(ga56[i1][i2][i3][i4].b3);
                    see(ga56[i1][i2][i3][i4].b4);
                }
    for (int i1 = 0; i1 < 1; i1++)
        for (int i2 = 0; i2 < 2; i2++)
            for (int i3 = 0; i3 < 1; i3++)
                for (int i4 = 0; i4 < 1; i4++)
                    see(ga57[i1][i2][i3][i4]);
    for (int i1 = 0; i1 < 2; i1++)
        for (int i2 = 0; i2 < 1; i2++)
            see(ga58[i1][i2]);
    for (int i1 = 0; i1 < 2; i1++)
        for (int i2 = 0; i2 < 2; i2++)
            for (int i3 = 0; i3 < 2; i3++)
                for (int i4 = 0; i4 < 1; i4++)
                    see(ga59[i1][i2][i3][i4]);
    see(g60);
    see(g61);
    see(g62);
    for (int i1 = 0; i1 < 3; i1++)
        see(*ga63[i1]);
    for (int i1 = 0; i1 < 2; i1++)
        for (int i2 = 0; i2 < 1; i2++)
            for (int i3 = 0; i3 < 1; i3++)
                for (int i4 = 0; i4 < 2; i4++)
                    for (int i5 = 0; i5 < 2; i5++)
                        see(ga64[i1][i2][i3][i4][i5]);
    for (int i1 = 0; i1 < 1; i1++)
        for (int i2 = 0; i2 < 1; i2++)
            for (int i3 = 0; i3 < 2; i3++)
                see(ga65[i1][i2][i3]);
    see(g66);
    see(g67);
    for (int i1 = 0; i1 < 1; i1++)
        for (int i2 = 0; i2 < 2; i2++)
            for (int i3 = 0; i3 < 1; i3++)
                see(ga68[i1][i2][i3]);
    see(g69);
    for (int i1 = 0; i1 < 2; i1++)
        for (int i2 = 0; i2 < 1; i2++)
            for (int i3 = 0; i3 < 1; i3++)
                for (int i4 = 0; i4 < 2; i4++)
                    see(ga70[i1][i2][i3][i4]);
    for (int i1 = 0; i1 < 4; i1++)
        see(*ga71[i1]);
    for (int i1 = 0; i1 < 1; i1++)
        for (int i2 = 0; i2 < 2; i2++)
            see(ga72[i1][i2]);
    printf("%llx\n", hash);
    return 0;
}
