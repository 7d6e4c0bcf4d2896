/* cassay 1/scalar/2/barrier=volatile,function.attributes=0,record.oddbitfields=0,record.packed=0,type.int128=0,type.uint128=0,op.builtin=0 */
struct S1 {
    char m1;
    unsigned int : 3;
    char m2;
};

struct S2 {
    unsigned int b1 : 8;
};

union U3 {
    int m1;
    struct S2 m2[8];
};

struct S4 {
    unsigned int b1 : 1;
    unsigned long m2[5];
};

struct S5 {
    long m1;
    int b2 : 5;
    int b3 : 24;
};

struct S6 {
    const volatile unsigned int b1 : 19;
    int m2;
};

struct S7 {
    struct S6 m1[6];
    int m2;
};

struct S8 {
    struct S7 m1;
    volatile struct S2 m2;
};

static long ga1[22][1] = {
    {32950243L},
    {-4347949366272574703L},
    {-4347949366272574704L},
    {-5006175435287L},
    {537725811433L},
    {929L},
    {9223372036854775806L},
    {5L},
    {-324L},
    {72057594037927936L},
    {-355L},
    {761L},
    {6L},
    {3205758400L},
    {780L},
    {4L},
    {9223372036854775804L},
    {-3830142335497241L},
    {21941897740840L},
    {-2002038L},
    {131051177320290L},
    {1L}
};

static char f1(int n1)
{
    ga1[15][0] = -(ga1[21][0] + 0xffffffffa7b57679UL * n1);
    return n1;
}

static int ga2[34][2];

static int f2(unsigned long n1, const char n2)
{
    long a1[80] = {
        62031299181762606L, 405L, -2L, -970L, 262424165784826166L, 68719476735L, -72L, 7L, -2L, 7L,
        367L, -6L, 2L
    };
    a1[13] -= 0xfffffffffffffcc5UL - (2UL - ga1[17][0]);
    return -9223372036854775805L ^ 8L
        ^ (ga2[15][(ga1[(unsigned long)(ga1[11][0] | (a1[20] | ga1[10][0])) % 22][0] | ga1[13][0])
            & 1]
            ^ a1[(unsigned long)(a1[(unsigned long)(a1[(n2 ^ 0xfffffffffffffeeeUL) % 80] >> 42)
                % 80]
                & (ga1[(unsigned long)(a1[ga1[2][0] * (a1[39] ^ n1) % 80] & ga1[2][0]) % 22][0]
                    | 1559959)) % 80]);
}

static long g3 = -9223372036854775807L;
static int g4 = -7;

static unsigned long f3(int n1)
{
    int a1[20][3] = {
        {62607937, -8, 6},
        {2270, -275, -2147483645},
        {-447, 112},
        {-38465109},
        {911, 614, 8},
        {56680, 16320, -118},
        {581392}
    };
    a1[3][1] += -5;
    return 0xfffffffffffffec3UL - ga1[(unsigned long)g3 % 22][0];
}

static _Bool g5 = 0;
static long g6 = 288L;
static int ga7[9] = {10, 7, 200346462, -9, 13, 0, -537, 67107840, 690};
static int g8;

static unsigned int f4(int n1, long n2)
{
    int x1 = ((10L - ga7[1]) | ((-883L & -3L) - 3UL * 755))
        * (n2 ^ ga7[(unsigned int)((unsigned long)n2 << 20 & g3) % 9])
        - ((ga7[2] & -n2) <= ((unsigned long)n2 << 20) - 274877906944L);
    x1 = -((x1 - n2) & x1 / n1 * 0xfffffffffffffff6UL);
    x1 ^= 128L & g3;
    x1 -= ga2[(unsigned int)g4 % 34][1] - g3;
    return (86 - 124) | (unsigned int)18 * 3;
}

static char ga9[30];

static inline unsigned long f5(char n1, unsigned long n2)
{
    ga9[28] -= (((n2 - n2) | (n2 ^ 0xfff5f7a24656c225UL * n2)) - (n2 || g5))
        * ((g6 + (573 - ga7[3])) ? n2 : ga9[ga9[24] * n2 % 30]);
    return ((void)(0UL * (163472 * n2) - n2 - (n2 - g3)),
        g6 ? 0xfffffffffffffff9UL & 0x2000000000UL : 0x4731413d12UL & 1UL) & ga7[1];
}

static long g10 = 4611686018427387904L;
static int ga11[2][2][3] = {{{-192, 5, -16}, {18675, 12, -475653}}, {{-18557179}, {81123, -4, 8}}};

static int f6(void)
{
    long a1[19][4] = {
        {15L, -7L, -158L, 14519783064593L},
        {5L, 97307L, 1131L, 7453524643435860L},
        {148L, 4L, -288L, -163L},
        {-903L, 277L, 4L, -9L},
        {7L, 786L},
        {273L, 101L, 16L, 622L},
        {-8L, -6457656104814259L, 7809127L, 3701268879365433L},
        {11L}
    };
    a1[(unsigned long)(-534 + (a1[3][3] - 2147483644)) % 19][2] = -534 + (a1[3][3] - 2147483644);
    return a1[5][(g6 | 16ULL) & 3] && ga1[4][0];
}

static unsigned int g12 = 0xfffffff2U;
static int g13 = 12612;
static long g14 = 1969180427203218L;
static unsigned long long ga15[71][1];

static inline char f7(int n1)
{
    ga11[g6 & 1][1][2] = (unsigned int)-((5 | -21L
        && ((void)2018273815, -4742 * (int)!(12 - n1 || 0xfffffffffffffff3UL))) >> 22) << 27;
    switch ((unsigned int)(n1 - g8) % 20) {
    case 9: {
        n1 -= (char)-n1 - -331;
    }
        break;
    case 10:
    case 11:
    case 12: {
        n1 = (n1 * g14 == g13) - ((n1 * g14 == g13) - n1);
    }
        break;
    default:
        g5 = 0 * 0xfffffffffffffff9UL;
    }
    return n1 - (n1 - g12) + (n1 & (ga2[19][1] && 15L)) - (n1 - n1);
}

static const int g16;

static int f8(int n1, const long n2)
{
    struct S1 s1 = {-47, -10};
    s1.m1 = (ga2[14][0] || n1) ^ 1152921504606844928L;
    return 0 | 1;
}

static unsigned long ga17[30];
static char ga18[5][4][2];
static int ga19[37] = {
    -274, 579, -15, 199073, -839, -738, -221, -11, -453, -553, 202, 928, 5, -5, 165745, 111, 32768,
    120544446, -10, 91, 8, -96, 908032155, 967, 3, -2, 757, 27, 277, 102204029, -26988, -3
};

static int f9(long n1, int n2)
{
    ga17[11] |= n1--;
    return g3 ? 21L : -657L;
}

static long g20 = 648L;
static long g21 = 1071388841923459L;

static int f10(char n1)
{
    union U3 s1 = {n1};
    g6 &= (s1.m1 > g12) - ((((-1027542 ? -761 : n1) | g14) - (s1.m1 - s1.m1)) ^ ga9[25]);
    return (-141 - g13) >> 7 ^ (int)((53 | -10) ^ (-141 - g13));
}

static unsigned long ga22[11][6];
static long g23 = -9223372036854775807L - 1;

static void f11(void)
{
    ga22[4][(unsigned int)g13 % 6] *= - -((g16 ^ (unsigned int)ga11[1][1][0] * 268674)
        * f5(ga17[18] * ga19[6] ^ g12, 0x8c387f93664UL)
        - (((unsigned int)ga11[1][1][0] * 268674
            + (g16 - ((unsigned int)((unsigned int)ga11[1][1][0] * 268674) || 0xefda1686132f7cUL)))
            ^ g20));
}

static const long g24 = 12L;
static long g25;
static long g26 = -13L;

static void f12(void)
{
    g10 &= 632981 >> 18;
    ga15[(ga22[5][4] | ga11[0][1][1]) % 71][0] = -12;
    g5 = ((void)((0x1ee01a71fffdUL - (15789873L && ((-13 >> 1) - (unsigned int)41 * -95) << 29))
        | (15789873L && ((-13 >> 1) - (unsigned int)41 * -95) << 29)), g26)
        - (434UL - ((unsigned short)((void)-14, 500L - 12201) >> 18)
            - ((unsigned long)719L * 13L && 6 * (9UL & 5)));
    g13 = 616 - ((g8 >= 3) >> 13);
}

static unsigned long g27 = 0xfffffffffffffUL;
static int ga28[5][8][1];
static int g29 = 128;

static void f13(void)
{
    int x1 = (((int)(1UL || 761) ? ga7[7] : 177 & - -689L) & (1 - g10))
        ^ (g29 != g25 ? 9 : g21 - 0xfffffffffffffd6fUL) >> ((1 - g10) & 63);
    x1 &= (int)x1 ^ (x1 & (-14 + 0)) ^ (x1 >= x1 >> 5);
    g8 = -(0xffe4d17902094ab6ULL - g10);
}

static unsigned int ga30[55] = {
    0xffc0131aU, 10U, 9U, 0xa711f415U, 0xf8b86c6fU, 0x74234d6eU, 3U, 0xfffffff9U, 4U, 0xfffffd53U,
    0xfffffcefU, 0U, 0U, 0x400000U, 11U, 0xfffffe97U, 0xffff8038U, 644U, 0xfffffffeU, 0x24f7d47U,
    0xfffffff2U
};

static unsigned int f14(int n1)
{
    struct S4 s1 = {
        n1 * g6 + 0xffffffffffffffffUL,
        {59UL, 0xfffffffffffffffdUL, 0x40000000000000UL, 0xfffffffffffffffaUL, 0xfffffffffffffc2fUL}
    };
    ga30[(unsigned int)n1 % 55] = -641L & (n1 & 42);
    return -0xfffffffffffffff7UL;
}

static struct S2 ga31[60] = {
    {101U},
    {45U},
    {0U},
    {237U},
    {247U},
    {161U},
    {15U},
    {55U},
    {153U},
    {2U},
    {64U},
    {159U},
    {16U},
    {240U},
    {128U},
    {19U}
};

static char f15(union U3 n1)
{
    static int x1 = 2147483644;
    x1 &= !(ga18[(unsigned int)(n1.m1 | x1) % 5][g10 & 3][1] - 0x1e9abd1UL - g16);
    return 5UL & (int)(g3 ^ ga7[0]);
}

static unsigned long long ga32[2][8] = {
    {
        5ULL, 6ULL, 0xffffffffffffffffULL, 2ULL, 0x1fffffffff000ULL, 8ULL, 13ULL,
        0xfffffffffffffff4ULL
    }
};
static int ga33[12] = {86, 577, 2147483646, -6, 31, -476, 426456, -6, 102, 536869888, 7, 4720004};

static int f16(int n1, struct S2 n2)
{
    volatile unsigned long x1 = ((unsigned long)(- -247 ? ga18[1][0][0] : -9L >> 29) * 1 - n2.b1
        - ((ga31[50].b1 & n2.b1) - 188))
        ^ (g27 ^ (((2147483648L - n2.b1) >> 14) + (1841117184883078L ^ n2.b1)));
    ga31[0].b1 = 2U - (n2.b1 - (1040187392 & n2.b1));
    return -28 & ga28[((x1 ^ g13) << 8) % 5][3][0];
}

static unsigned long g34 = 1UL;

static int f17(void)
{
    int a1[6][4][3] = {
        {{8, 358, 7927525}, {9405, -112721576}, {2147483645, -468, 603}, {-22504, -3, -477}},
        {{-31, 9}}
    };
    a1[-9
        & a1[(unsigned int)(int)((unsigned int)(a1[2][0][0] | ga33[9]) * g13) % 6][-ga2[24][1] >> 16
            & 3][0]][1][0] &= (!651UL) | a1[3][2][0];
    return a1[4][2][0] - ((a1[5][1][0] & ga31[4].b1) | a1[(unsigned int)(ga7[6] >= 2) % 6][0][0]);
}

static long g35 = 823577572L;
static int g36;
static int g37 = -13;

static struct S2 f18(const int n1, char n2)
{
    int a1[8][2][3] = {
        {{-2414281, -465, 67108864}, {27808, 6, -3}},
        {{-4, 960}, {-303, 10, 5}},
        {{278, -9, -513}, {-10, -10, 55}},
        {{-13, 220, -657}, {1, 9, 0}},
        {{710, -552}}
    };
    g25 = (g34 <= 0xf94186U) ^ (0xfffffffffffffffbUL ^ - -7);
    return ga31[54];
}

static long g38 = 511L;
static unsigned long g39 = 0x3f251UL;
static int ga40[1][2][3] = {{{-155, -56680, -637}, {-2147483646, 10, 4}}};

static signed char f19(long n1)
{
    unsigned long x1 = ((11 || 5) & 0) - 779683431313678L
        || (unsigned int)((11 || 5) & (8L || -718));
    x1 = (x1 && g16) + ga15[40][0];
    return (123 - (ga17[12] + -29604)) | 64;
}

static char g41 = 36;
static _Bool ga42[6][8][1] = {
    {{0}, {1}, {0}, {1}, {1}, {1}, {1}, {1}},
    {{1}, {1}, {0}, {1}, {1}, {1}, {1}, {1}},
    {{1}}
};

static struct S2 f20(unsigned short n1, int n2)
{
    g5 = 747;
    return (struct S2){g27};
}

static int ga43[25] = {
    2147483647, 131, 8, 15403470, 250808, -605, -2147483647, 8388480, 28, 641, -10, 93, -1380821731,
    -6, 12, 922, -11, -73, -818, 83, 339, 76, -436, -1, -2147483647 - 1
};

static inline unsigned long f21(unsigned long n1)
{
    volatile unsigned long a1[5][5] = {
        {0xfffffffff0000UL, 344UL, 0x44f9f6bb3064590UL, 2UL, 0xffffffbc172678e0UL},
        {2UL, 0xfffffffffffffe40UL, 10UL, 0xfffffff1UL, 0xfffffffffffffffeUL},
        {0xfffffffffffffff2UL, 0xffffffffc77699bfUL, 13UL, 206UL, 0xfffffffffffffd89UL},
        {
            9UL, 0xfffffffffffffeedUL, 0xfffffffffdc86ed2UL, 0xfffffffffffffd88UL,
            0xfffffffffff38edcUL
        },
        {5UL, 878UL, 0xffffffffffffea71UL, 0xfffffffffffffff7UL, 0xfffffffffd176921UL}
    };
    ga11[a1[3][4] & 1][1][0] = g12 > 5 ? ga15[(n1 - n1) % 71][0] : -2147483646;
    return a1[((13L ? g25 : ga7[3]) - n1) % 5][(n1 * 0UL + n1) % 5];
}

static int g44 = -101;
static int g45 = -1;

static unsigned long long f22(unsigned long n1)
{
    static long x1 = 8397832262357561043L;
    volatile unsigned int a2[8][8][1] = {
        {{4U}, {2U}, {0xfffffd89U}, {0xfffffff8U}, {194U}, {0xfffffedaU}},
        {
            {8U},
            {0xfffffcd4U},
            {1U},
            {0xfffffff3U},
            {0x38000000U},
            {0xfffffff1U},
            {0xfffffe56U},
            {14U}
        },
        {{0U}, {0x10000000U}, {0x72111b7U}},
        {{34103U}, {32323U}}
    };
    ga31[34] = ga31[38];
    return n1 * g27 - 0;
}

static struct S5 ga46[2][3] = {{{479L, 2, 2}}};

static int f23(void)
{
    ga46[0][2] = ga46[g34 & 1][2];
    g5 = (g35 >> 33 || g21)
        | ((g45 && 1610612736) | (ga40[0][g44 & 1][0] && ga40[0][g41 * g45 & ga32[0][7] & 1][0]));
    return (long)(g14 | -283 && 179257L) && -22 - (ga31[4].b1 & g36 >> 12)
        && (unsigned long)(g36 & (ga33[0] | (unsigned short)-256004)) >> 7;
}

static int g47 = -9;

static union U3 f24(void)
{
    long x1 = (unsigned long)(ga7[7] ^ 41008) ^ (9UL && g5);
    int x2 = (x1 ? ga2[27][1] : x1 ? g3 : x1) - ga46[1][1].b2 * (69 >> 11);
    x1 = -(g13 - (x1 || (unsigned long)ga1[19][0] << 9));
    return (union U3){x1 ^ (1 ^ 722)};
}

static int g48 = 1;
static unsigned long ga49[49][2][1];
static unsigned int g50 = 0xfffffe48U;

static void f25(char n1, unsigned short n2)
{
    unsigned int a1[4][7][2] = {
        {
            {333U, 16U},
            {0xfffdabf0U, 0U},
            {0xffffffacU, 0x9eb81c87U},
            {8U},
            {0x636b38bU, 0x9a5814U},
            {0xfffff3a7U, 0xff968005U},
            {0xfffffff5U, 128U}
        },
        {
            {0xfffffffdU, 0x11bc6U},
            {11U, 8U},
            {0x3fffeU, 0xffffff19U},
            {0x4fe9efU, 0xfffffff9U},
            {0x80000000U, 0U},
            {467U, 5U},
            {55U, 0xfffffcc9U}
        },
        {{3U}}
    };
    g36 = -10ULL;
}

static volatile int g51 = -324;
static struct S1 ga52[17] = {
    {71, 0},
    {124},
    {-11, -97},
    {1, 39},
    {-7, -84},
    {0, -2},
    {-35, 2},
    {-15, 54},
    {108, 10},
    {-29, 34},
    {-93, -8},
    {-103, 1},
    {11, 72},
    {-1, -14},
    {16, 25}
};

static char f26(unsigned long n1, unsigned long long n2)
{
    struct S7 a1[6][1][1] = {
        {
            {
                {
                    {
                        {307U, 104},
                        {0x7ffa7U, 865},
                        {505U, 490},
                        {0x7ff61U, -203362474},
                        {0x7f800U, 2147483646},
                        {0x268fbU, -5158}
                    },
                    145356
                }
            }
        },
        {
            {
                {
                    {
                        {910U, 324488},
                        {200U, 421},
                        {824U, -515},
                        {0x7fea2U, -16},
                        {0x7ff91U, 238},
                        {9U, 32}
                    },
                    8
                }
            }
        },
        {{{{{16U, -8}, {0x1f7e3U}}}}}
    };
    n2 = -457 + ga28[0][ga33[4] & 7][0];
    return a1[2][0][0].m2 ? g50 : a1[0][0][0].m1[5].b1;
}

static long g53 = -385L;

static void f27(struct S5 n1)
{
    struct S8 s1 = {
        {
            {
                {12U, 10},
                {5U, -21993},
                {1U, 1134835},
                {0x7d981U, -176},
                {691U, 661101095},
                {0x7fd1aU, 877023057}
            },
            0xa92889eUL
        },
        {g38 - 227UL}
    };
    g50 &= (int)(n1.b3 = 1) * (ga33[1] >> 1);
}

static int g54 = 14444;
static const struct S1 gs55 = {-32, 1};
static unsigned long g56 = 0x1f80000000UL;
static struct S8 ga57[5] = {
    {{{{0x404a1U, 1}, {0x7fe6dU, -7}, {1U, -25028}, {124U}, {0x4c7d0U, 2}, {0x7fff5U, 13}}, 218}},
    {
        {{{0x7fffeU}, {0x7fff7U, -2}, {0x4e01cU, -11}, {15U}, {1494U, -14}, {2U, -536870912}}, 16},
        {254U}
    },
    {{{{0x6fd98U, -8}, {0x7fffeU, 113380045}, {19657U, 124448}, {0x265ebU}}}}
};

static int f28(void)
{
    ga19[(unsigned int)ga28[4][4][0] % 37] = 127939;
    return (unsigned long)ga28[0][5][0] * -281406257233921L || ga28[3][(g23 ^ ga22[5][2]) & 7][0];
}

static unsigned int g58 = 54U;

static char f29(void)
{
    const unsigned int x1 = -(0xfffffffffffffee2ULL - 0xfffffffffffffd4fUL)
        - (0 + 293U - (g35 >> 46) - (g35 & g27));
    ga33[1] = g50 * -13 - (((ga1[9][0] ? x1 : g35) && g35) < (300072556 | g35));
    return 6 - 5;
}

static unsigned long g59 = 0xfffffffffffffffdUL;
static int ga60[13][4];

static unsigned long f30(unsigned long n1, unsigned int n2)
{
    ga46[1][1] = (struct S5){5L, g51, -583};
    ga31[57].b1 = ((n2 >> 20 ^ (n2 - n2)) * 4 & (0xfffffe7aU - 0xfffffffffffffc86UL)) * (-805 - n2);
    return n1 * ga33[9];
}

static int g61 = -2147483647 - 1;
static struct S1 gs62 = {-4, 89};
static int g63 = 524224;

static inline long f31(void)
{
    g29 = (((-2UL ? 0xfffffffffffffff4UL : 0xfffffffffffffe71ULL)
        || (ga32[0][1] ^ (ga22[1][4] - 0x3469dcdb28c094UL || 7UL)) >> 9)
        - ((g26 & 0xffffffffffffff8aUL) - ((9UL - 0xffffffffffffffe2UL) ? ga19[31] : 268UL))) << 43
        ^ ((0x4aa9d72dd3ab8eUL ^ g56)
            - (0xfffffffffffffffdUL - 0x3ffc00000000000UL
                - ((0x1ca24bUL - 16UL)
                    ^ ((0xfffffffffffffffbUL >> 10) ? 5UL - ((1 ? 823ULL : 6986UL) || 3UL)
                        : 7UL))));
    return g24 >> 28;
}

static struct S6 gs64 = {173U, 15};
static char g65 = -3;

static unsigned long f32(void)
{
    struct S6 s1 = {g27, g53 - ga28[3][6][0]};
    ga31[33].b1 = (int)((g20 - 27L) & g25)
        | (unsigned long)(s1.b1 - -12L) * ((s1.m2 - (32768L + g26)) * 7L);
    s1.m2 = (ga33[7] & 15) - (0xfffffffffffffffcULL & 427);
    return (unsigned long)((unsigned int)1 * 8) * (65247 + g25);
}

static long g66;

static int f33(long n1)
{
    int a1[18][3] = {{393}, {1073217536}, {-27, -2}};
    g29 = -((unsigned long)a1[2][0] * (a1[12][2] - g25));
    return -586 | -294 | a1[(g27 - g23) % 18][(unsigned long)(123864278248607665L - n1) % 3];
}

static volatile int zero;
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i1 = 0; i1 < 22; i1++)
        for (int i2 = 0; i2 < 1; i2++)
            ga1[i1][i2] ^= zero;
    for (int i1 = 0; i1 < 34; i1++)
        for (int i2 = 0; i2 < 2; i2++)
            ga2[i1][i2] ^= zero;
    g3 ^= zero;
    g4 ^= zero;
    g5 ^= zero;
    g6 ^= zero;
    for (int i1 = 0; i1 < 9; i1++)
        ga7[i1] ^= zero;
    g8 ^= zero;
    for (int i1 = 0; i1 < 30; i1++)
        ga9[i1] ^= zero;
    g10 ^= zero;
    for (int i1 = 0; i1 < 2; i1++)
        for (int i2 = 0; i2 < 2; i2++)
            for (int i3 = 0; i3 < 3; i3++)
                ga11[i1][i2][i3] ^= zero;
    g12 ^= zero;
    g13 ^= zero;
    g14 ^= zero;
    for (int i1 = 0; i1 < 71; i1++)
        for (int i2 = 0; i2 < 1; i2++)
            ga15[i1][i2] ^= zero;
    for (int i1 = 0; i1 < 30; i1++)
        ga17[i1] ^= zero;
    for (int i1 = 0; i1 < 5; i1++)
        for (int i2 = 0; i2 < 4; i2++)
            for (int i3 = 0; i3 < 2; i3++)
                ga18[i1][i2][i3] ^= zero;
    for (int i1 = 0; i1 < 37; i1++)
        ga19[i1] ^= zero;
    g20 ^= zero;
    g21 ^= zero;
    for (int i1 = 0; i1 < 11; i1++)
        for (int i2 = 0; i2 < 6; i2++)
            ga22[i1][i2] ^= zero;
    g23 ^= zero;
    g25 ^= zero;
    g26 ^= zero;
    g27 ^= zero;
    for (int i1 = 0; i1 < 5; i1++)
        for (int i2 = 0; i2 < 8; i2++)
            for (int i3 = 0; i3 < 1; i3++)
                ga28[i1][i2][i3] ^= zero;
    g29 ^= zero;
    for (int i1 = 0; i1 < 55; i1++)
        ga30[i1] ^= zero;
    for (int i1 = 0; i1 < 60; i1++)
        ga31[i1].b1 ^= zero;
    for (int i1 = 0; i1 < 2; i1++)
        for (int i2 = 0; i2 < 8; i2++)
            ga32[i1][i2] ^= zero;
    for (int i1 = 0; i1 < 12; i1++)
        ga33[i1] ^= zero;
    g34 ^= zero;
    g35 ^= zero;
    g36 ^= zero;
    g37 ^= zero;
    g38 ^= zero;
    g39 ^= zero;
    for (int i1 = 0; i1 < 1; i1++)
        for (int i2 = 0; i2 < 2; i2++)
            for (int i3 = 0; i3 < 3; i3++)
                ga40[i1][i2][i3] ^= zero;
    g41 ^= zero;
    for (int i1 = 0; i1 < 6; i1++)
        for (int i2 = 0; i2 < 8; i2++)
            for (int i3 = 0; i3 < 1; i3++)
                ga42[i1][i2][i3] ^= zero;
    for (int i1 = 0; i1 < 25; i1++)
        ga43[i1] ^= zero;
    g44 ^= zero;
    g45 ^= zero;
    for (int i1 = 0; i1 < 2; i1++)
        for (int i2 = 0; i2 < 3; i2++) {
            ga46[i1][i2].m1 ^= zero;
            ga46[i1][i2].b2 ^= zero;
            ga46[i1][i2].b3 ^= zero;
        }
    g47 ^= zero;
    g48 ^= zero;
    for (int i1 = 0; i1 < 49; i1++)
        for (int i2 = 0; i2 < 2; i2++)
            for (int i3 = 0; i3 < 1; i3++)
                ga49[i1][i2][i3] ^= zero;
    g50 ^= zero;
    for (int i1 = 0; i1 < 17; i1++) {
        ga52[i1].m1 ^= zero;
        ga52[i1].m2 ^= zero;
    }
    g53 ^= zero;
    g54 ^= zero;
    g56 ^= zero;
    g58 ^= zero;
    g59 ^= zero;
    for (int i1 = 0; i1 < 13; i1++)
        for (int i2 = 0; i2 < 4; i2++)
            ga60[i1][i2] ^= zero;
    g61 ^= zero;
    gs62.m1 ^= zero;
    gs62.m2 ^= zero;
    g63 ^= zero;
    g65 ^= zero;
    g66 ^= zero;
    g37 = f1(844ULL);
    ga11[ga32[1][4] * g24 & 1][0][1] = f2(ga32[1][((g39 ^ ga33[9]) - g21) & 7],
        5L * (g54 == ga33[9]));
    ga33[((g29 ^ g25) + ga15[0][0]) % 12] = f3(-576460752303423488L + (13L & -80));
    ga2[((g14 ^ g36) & 0xfffffffffffffffdUL) % 34][1] = f4(g29 ^ ga40[0][1][1], ga43[6]);
    ga33[10] = f5(16, (unsigned int)g65 << 12 & g27);
    g39 = f6();
    g39 = f7(-424);
    f8(-((unsigned long)ga43[0] * -892L), g36);
    ga40[0][0][2] = f9(g29, 0xfffffffffffffc43UL);
    f10(ga32[1][3] && 0xff9b3671U && g41);
    f11();
    f12();
    f13();
    g5 = f14(7574 - 652UL);
    f15((union U3){-9});
    ga43[16] = f16((-2147483647 - 1) ^ -1, (struct S2){ga42[5][5][0]});
    g35 = f17();
    f18((g58 - 51) * 14L, 117440512 ^ -14);
    f19(65532 | 22572675330286427L);
    f20(ga32[1][4] * 7L, -933L || ga33[6]);
    ga33[5] = f21((unsigned long)(g38 + g41));
    ga30[25] = f22(ga33[11] | 0xfffffffffffffffcULL);
    g35 = f23();
    f24();
    f25(g65 & (g41 | -11), 8L == (128L & 54));
    f26(0x30d755b20UL, (unsigned long)g3 * (ga32[0][1] || ga28[3][(!ga17[3]) & 7][0]));
    f27(ga46[((void)ga28[3][4][0], 2147483644) & g58 & 1][2]);
    ga31[3].b1 = f28();
    ga17[g34] = f29();
    ga43[8] = f30((402653184 | 347018105) >> 2,
        ga40[0][1][(unsigned int)g29 % 3] ? g36 : ga28[2][-2 * g39 & 7][0]);
    ga30[22] = f31();
    f32();
    g34 = f33(11L ^ g47);
    for (int i1 = 0; i1 < 22; i1++)
        for (int i2 = 0; i2 < 1; i2++)
            see(ga1[i1][i2]);
    for (int i1 = 0; i1 < 34; i1++)
        for (int i2 = 0; i2 < 2; i2++)
            see(ga2[i1][i2]);
    see(g3);
    see(g4);
    see(g5);
    see(g6);
    for (int i1 = 0; i1 < 9; i1++)
        see(ga7[i1]);
    see(g8);
    for (int i1 = 0; i1 < 30; i1++)
        see(ga9[i1]);
    see(g10);
    for (int i1 = 0; i1 < 2; i1++)
        for (int i2 = 0; i2 < 2; i2++)
            for (int i3 = 0; i3 < 3; i3++)
                see(ga11[i1][i2][i3]);
    see(g12);
    see(g13);
    see(g14);
    for (int i1 = 0; i1 < 71; i1++)
        for (int i2 = 0; i2 < 1; i2++)
            see(ga15[i1][i2]);
    see(g16);
    for (int i1 = 0; i1 < 30; i1++)
        see(ga17[i1]);
    for (int i1 = 0; i1 < 5; i1++)
        for (int i2 = 0; i2 < 4; i2++)
            for (int i3 = 0; i3 < 2; i3++)
                see(ga18[i1][i2][i3]);
    for (int i1 = 0; i1 < 37; i1++)
        see(ga19[i1]);
    see(g20);
    see(g21);
    for (int i1 = 0; i1 < 11; i1++)
        for (int i2 = 0; i2 < 6; i2++)
            see(ga22[i1][i2]);
    see(g23);
    see(g24);
    see(g25);
    see(g26);
    see(g27);
    for (int i1 = 0; i1 < 5; i1++)
        for (int i2 = 0; i2 < 8; i2++)
            for (int i3 = 0; i3 < 1; i3++)
                see(ga28[i1][i2][i3]);
    see(g29);
    for (int i1 = 0; i1 < 55; i1++)
        see(ga30[i1]);
    for (int i1 = 0; i1 < 60; i1++)
        see(ga31[i1].b1);
    for (int i1 = 0; i1 < 2; i1++)
        for (int i2 = 0; i2 < 8; i2++)
            see(ga32[i1][i2]);
    for (int i1 = 0; i1 < 12; i1++)
        see(ga33[i1]);
    see(g34);
    see(g35);
    see(g36);
    see(g37);
    see(g38);
    see(g39);
    for (int i1 = 0; i1 < 1; i1++)
        for (int i2 = 0; i2 < 2; i2++)
            for (int i3 = 0; i3 < 3; i3++)
                see(ga40[i1][i2][i3]);
    see(g41);
    for (int i1 = 0; i1 < 6; i1++)
        for (int i2 = 0; i2 < 8; i2++)
            for (int i3 = 0; i3 < 1; i3++)
                see(ga42[i1][i2][i3]);
    for (int i1 = 0; i1 < 25; i1++)
        see(ga43[i1]);
    see(g44);
    see(g45);
    for (int i1 = 0; i1 < 2; i1++)
        for (int i2 = 0; i2 < 3; i2++) {
            see(ga46[i1][i2].m1);
            see(ga46[i1][i2].b2);
            see(ga46[i1][i2].b3);
        }
    see(g47);
    see(g48);
    for (int i1 = 0; i1 < 49; i1++)
        for (int i2 = 0; i2 < 2; i2++)
            for (int i3 = 0; i3 < 1; i3++)
                see(ga49[i1][i2][i3]);
    see(g50);
    see(g51);
    for (int i1 = 0; i1 < 17; i1++) {
        see(ga52[i1].m1);
        see(ga52[i1].m2);
    }
    see(g53);
    see(g54);
    see(gs55.m1);
    see(gs55.m2);
    see(g56);
    for (int i1 = 0; i1 < 5; i1++) {
        for (int i2 = 0; i2 < 6; i2++) {
            see(ga57[i1].m1.m1[i2].b1);
            see(ga57[i1].m1.m1[i2].m2);
        }
        see(ga57[i1].m1.m2);
        see(ga57[i1].m2.b1);
    }
    see(g58);
    see(g59);
    for (int i1 = 0; i1 < 13; i1++)
        for (int i2 = 0; i2 < 4; i2++)
            see(ga60[i1][i2]);
    see(g61);
    see(gs62.m1);
    see(gs62.m2);
    see(g63);
    see(gs64.b1);
    see(gs64.m2);
    see(g65);
    see(g66);
    printf("%llx\n", hash);
    return 0;
}
