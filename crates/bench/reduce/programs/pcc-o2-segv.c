/* cassay 1/whole/156/barrier=extern,function.attributes=0,record.oddbitfields=0,record.packed=0,type.int128=0,type.uint128=0,op.builtin=0 */
struct S1 {
    const unsigned int m1[2];
    unsigned int b2 : 5;
};

struct S2 {
    struct S1 m1;
    long m2;
};

struct S3 {
    const struct S1 m1;
    struct S2 m2[8];
};

struct S4 {
    unsigned char m1;
    struct S3 m2;
};

struct S5 {
    struct S4 m1;
    unsigned short m2;
};

struct S6 {
    unsigned int b1 : 25;
};

struct S7 {
    unsigned int m1[1];
};

unsigned long long ga1[10][7][1];
long g2 = 262144L;
short g3 = 6144;
long g4 = -671L;
const unsigned char g5 = 4;
int g6 = 283;
const int g7 = 236;
int ga8[10][7];
struct S2 ga9[3][2][1];
volatile _Bool g10 = 1;

int rem_int(int a, int b)
{
    return b == 0 || (a == -2147483647 - 1 && b == -1) ? a : a % b;
}

struct S2 f1(int n1, _Bool n2, long long n3, short n4)
{
    if (!(n2 - g10)) {
        volatile struct S5 a1[2][2][1] = {
            {
                {
                    {
                        .m1 = {.m2 = {{.b2 = 12U, .m1 = {0x128f215U, 0xfffffcc5U}}}, .m1 = 67},
                        .m2 = 24
                    }
                },
                {{.m2 = 65532}}
            },
            {
                {
                    {
                        {
                            22,
                            {
                                {{995U, 0xfffffffdU}, 4U},
                                {
                                    {.m2 = 722L, .m1 = {{0xfffffff5U, 3U}, 15U}},
                                    {{.b2 = 1U, .m1 = {13U, 0U}}, 92219104L},
                                    {{{13U, 18U}, 22U}, -9223372036854775807L - 1},
                                    {
                                        .m1 = {.m1 = {0xfffbffffU, 0xf9d122e0U}, .b2 = 0U},
                                        .m2 = 66277568506160366L
                                    },
                                    {{{0xfffffd1aU, 0xfffffffcU}}, -2L},
                                    {{.b2 = 2U, .m1 = {1U, 0x62edd20U}}, -11L},
                                    {.m2 = 1L, .m1 = {{1483U, 930U}, 5U}},
                                    {{{15U, 1024U}, 17U}, 456L}
                                }
                            }
                        },
                        24576
                    }
                },
                {
                    {
                        .m2 = 65535,
                        .m1 = {
                            242,
                            {
                                .m2 = {
                                    {.m2 = -911L, .m1 = {{0x20000000U, 420U}, 5U}},
                                    {{{0xfffffffcU, 0xffffffffU}, 29U}},
                                    {{{0x20000000U, 0xffffe5deU}, 30U}, 9223372036854775806L},
                                    {{{0xfffffec5U, 0x7ffc00U}}, -2L},
                                    {{{0xfffffffaU, 0xfffffe34U}, 29U}, 852L},
                                    {{{2048U, 0xfffffc5fU}}}
                                }
                            }
                        }
                    }
                }
            }
        };
        short *p2 = &n4;
        ga1[5][5][0] = (4294966982L > -9) - g6 + g3;
        g3 = (g7 + 16ULL) % 5 + n3;
        for (unsigned int i3 = 0; 10 != i3; ++i3)
            ga8[i3][3] = ga8[i3][3] * ((unsigned long)g4 << 33);
        g10 = *p2 + 335;
        g10 = (g2 & 0xffffffff00001a22ULL) + (65527 & a1[0][0][0].m2);
        g2 = rem_int(a1[1][1][0].m2, *p2);
    } else {
        n4 += n3;
        {
            long long x4 = 1024 & n3 && (unsigned int)g10 * n4;
            n2 = (n2 + 0x200000U && g7) - 0U;
            n4 = ga9[(unsigned int)(g6 | -11) % 3][1][0].m1.b2;
            x4 = (x4 & 2LL)
                << ((-239
                    + (n4 % 1 + ga1[3][(7 + ga9[0][(ga1[0][1][0] - x4) & 1][0].m1.m1[0]) % 7][0]))
                    & 63ULL);
            n4 = 1L + n2 && ~n4;
            n3 = ((void)n3, g2) + n4;
        }
    }
    return ga9[1][(n4 - (g7 + ga8[4][0])) & 1][0];
}

unsigned short g11 = 65532;
int g12 = 6;
long ga13[22][5] = {
    {9L, 3824257374L, 776L},
    {235L, 184L, 621L, -2L, 13L},
    {-998L, -9223372036854775805L, -5L, 8796093020160L, 809L},
    {121663930L, -9223372036854775807L - 1, 12L, -5431782865L, 11L},
    {9223372036854775807L, 8129646069795L, 910L, 615L, -12215145662L},
    {255L, -9223372036854775807L - 1, 939L, 829L},
    {4063232L, -52L, -2L, 27910975483L, 852L},
    {2831607137185L, 638L},
    {9223372036854775805L, 0L, 343493401422238L, 52L, -9223372036854775806L},
    {-14L, -68L, 7L, 12L, 4157912L},
    {15L, 55462865976119L, 13351487L, 3632504953901L, 1L},
    {-6L, -956L, 1L, -463L, 1482L},
    {-537L, -5L, 40316670671026L, -3632504953901L, 3344041160686011L},
    {-180L, -56960456900625L, 23751591050246L, 1844L, 168L}
};
unsigned char g14 = 252;
int g15 = 14;
const unsigned short *ga16[2] = {&g11, &g11};
struct S6 gs17 = {0x1ffe000U};
const long long ga18[24] = {
    201LL, -5LL, 884LL, 520192LL, 9007199254740960LL, 76LL, 902LL, 19460630LL,
    -9223372036854775805LL, 4082455029LL, -4294960605LL, 1938956194558LL, 8LL, 7LL, 37880582026LL,
    -4LL, 6917529027641081856LL, 439LL, 84576519LL, 9223372036854775807LL, 9223372036854775807LL,
    -780LL, -64648456805876546LL, 1994008LL
};
struct S2 (*gft19[2])(int, _Bool, long long, short) = {f1, f1};
struct S6 *const gp20 = 0;
const unsigned short *const *gp21 = ga16;
long g22 = 4294967296L;
struct S6 *volatile gp23 = &gs17;
long long g24 = 370LL;
unsigned char g25 = 119;
volatile struct S4 ga26[1][2][1];

struct S2 f2(int n1, _Bool n2, long long n3, short n4)
{
    long long x1 = -n3 + g5;
    volatile _Bool *a2[4] = {&g10, &n2, &n2, &g10};
    volatile long x3 = 1 >> 7;
    long x4 = (n4 - g6) % 1;
    long x5 = n2 ^ (g7 & 13L);
    unsigned short u6 = ((void)0U,
        ga13[(unsigned long)(ga9[(unsigned int)(ga8[9][1] || *a2[1]) % 3][0][0].m2 - (g11 >> 5))
            % 22][0]);
    while (u6 != 0) {
        g15 *= !*a2[2] || ga18[2];
        x3 = 764 + 511U - u6;
        x4 = g25;
        x4 = -697L;
        for (unsigned long long i7 = 0; i7 < 30; ++i7) {
            g2 = (x3 ^ (ga9[(unsigned int)(g12 & n4) % 3][1][0].m1.b2 & n2)) & -33;
            g15 &= ga13[2][(unsigned long long)(g14 - n3) % 5] + ((unsigned int)g14 << 8);
        }
        f1(g22 > x3 - g7, u6, u6 < (ga13[19][4] || 1152358554653425664L), g7);
        u6 >>= 1;
    }
    {
        long long x8 = -(x5 + u6 + 0xe00007ffU);
        gft19[x3 & (g25 & ga9[2][1][0].m2) & 1](~0ULL, g15 & u6, 0xffffffedU ^ -586L, ~x5);
    }
    x3 = x4;
    x5 = x3 + g7;
    do {
        n4 = (u6 + x3) & 2147483646;
        gs17.b1 = x5;
        ga1[9][3][0] = 0xfffffffcU;
    } while (0);
    return ga9[1][1][0];
}

long long ga27[13][8];
struct S1 ga28[34];
short g29 = 263;
struct S4 gs30 = {.m2 = {{{13U, 2U}, 29U}}};
int g31 = -15;
long g32 = -1125762467889153L;
volatile long long g33 = 3326437923114LL;
volatile unsigned int g34 = 256U;
struct S6 gs35 = {0x1fffdceU};
struct S1 gs36 = {.b2 = 27U, .m1 = {566U, 0xffffff8cU}};
volatile int g37 = 0;
int ga38[5][6][3] = {
    {{-2147483646, -1027, 2118682038}, {4, -16, 14}, {901387071, -2147483647 - 1, 468}}
};
struct S6 *ga39[3] = {&gs17, &gs17, &gs35};
unsigned int ga40[13][2][1] = {
    {{0xfffffd63U}, {0xfffffff8U}},
    {{357U}, {0xfffffd6bU}},
    {{0xfffffddbU}, {1U}},
    {{0xfffffdb4U}},
    {{0xfffffffeU}, {0xfffffee3U}},
    {{0xf800000U}, {0xffffffffU}},
    {{1U}, {12U}},
    {{0xffffffffU}, {0xffffffabU}},
    {{64U}, {2790U}},
    {{9U}, {0x5fc41U}},
    {{0xfffffc37U}, {84U}},
    {{123U}, {0xfffffffeU}},
    {{869U}, {6U}}
};

const unsigned int *f3(struct S4 n1, struct S6 n2, short n3, long long n4)
{
    struct S6 **volatile p1 = 0;
    int x2 = gp23->b1;
    short x3 = 0xffffffffU;
    long x4 = (1362LL + gs30.m1) * x3;
    char x5 = g5 ^ (n4 - (x4 - gs35.b1));
    volatile struct S2 s6 = {{{0U, 0xfeffffffU}, 15U}, x3};
    for (int i7 = 0; i7 < 10; ++i7)
        ga1[i7][6][ga13[i7][2] & 0] = ga13[i7][3] ^ (ga13[i7][2] || n4) % -451LL;
    f1((unsigned int)ga28[23].b2 << 6, s6.m2 - n1.m1, x3, (unsigned int)1 << 19);
    s6.m1.b2 = n4;
    unsigned short i8 = 65428;
    for (; i8 >= 65428 && 0xfffffec4U - x5 + ((unsigned int)x5 << 28) != 2U; i8++) {
        g29 = (g11 || g31) & (541L - g25);
        s6.m2 = i8 - n1.m1 / -23;
    }
    return ga40[0][0];
}

int g41 = 2147483645;
const struct S1 gs42 = {{494U, 1U}, 12U};
_Bool g43 = 1;
int g44 = -2147483647 - 1;
const unsigned char g45 = 1;
const struct S7 gs46 = {.m1 = {0xffffffffU}};
short g47 = 563;
unsigned int g48;
struct S4 gs49 = {
    253,
    {
        .m1 = {{12U, 0xefffffffU}, 28U},
        .m2 = {
            {{.m1 = {0xed81fe17U, 58U}, .b2 = 20U}, 473L},
            {{.b2 = 0U, .m1 = {0U, 15U}}, 16L},
            {.m1 = {{0xfffffff6U, 0xfffffc82U}}, .m2 = 3840798997959564316L},
            {{{0xfffffff0U}, 22U}},
            {{{3U}, 29U}, 748L},
            {.m2 = 273620L, .m1 = {{8U, 0xffffffbcU}, 20U}}
        }
    }
};

struct S5 f4(long n1, unsigned short n2, struct S6 n3, long n4)
{
    n1 = n2 - g33 - (n3.b1 >= n3.b1);
    f2(gs35.b1 - n4, g11 + n3.b1, g41, n4);
    switch ((unsigned long)((n4 && n4) - (n4 + g44)) % 20 ^ 3UL) {
    case 9:
        n2 = ((void)g44, g34);
        f3(ga26[0][1][0], n3, n1 - n4, gs42.m1[0] && n4 - n2);
        break;
    case 10:
        n4 = n4 + (n2 && gs42.b2);
        gs30.m1 = gs42.m1[g32 & 1] / 16;
        break;
    case 11:
    case 12:
    case 13:
    case 14:
    case 15: {
        n4 &= gs42.b2;
        g10 = 13L + (0xffa1564cU + n3.b1);
    }
        break;
    case 16: {
        n4 = n1 || g29;
        f3(gs30, n3, -32, (unsigned long)n4 << (g32 & 63));
    }
    case 17: {
        f3(gs49, n3, 402 * -n1, ~ga38[((n3.b1 + ga40[9][1][0]) << 13) % 5][0][2]);
    }
        break;
    }
    return (struct S5){
        .m1 = {
            .m2 = {
                .m1 = {{6U, 0xc0e8ab2U}, n4 - (g34 - 1L)},
                .m2 = {
                    {{{0xffffff32U}, 6U}, -1946702L},
                    {{{741U, 68U}}, -14L},
                    {{{0xfffffffdU, 0xfffffffcU}}, 9223372036854775807L}
                }
            }
        }
    };
}

_Bool g50;
int ga51[9][4][3];
struct S1 gs52 = {.b2 = 11U, .m1 = {2U, 15U}};
const volatile unsigned int ga53[4][8][2] = {
    {
        {0xffffff8dU, 0x3e4280fU},
        {0xfffffeaaU, 0xfffffff7U},
        {938U, 0xfffff92cU},
        {0x1724fcU, 256U},
        {2453U, 0xfffffc9eU},
        {0x7f9faffcU, 1373U},
        {0xfffffff3U},
        {0xffe63d5bU, 0xffffffffU}
    },
    {
        {700U, 0xfffffffeU},
        {798U},
        {8U, 0U},
        {0xffc06a48U, 0x1c9c0U},
        {0xbe80c644U},
        {0xfffffffcU, 62976U},
        {0xffffffffU, 1U},
        {0U, 0xfffffff2U}
    },
    {{10213U, 0U}, {2343U, 0U}},
    {
        {941U, 0U},
        {0x902ef50U},
        {0x8000000U, 583U},
        {16U, 0xa79daef4U},
        {0xfffffffcU, 0xfabd899bU},
        {0x3e37aU, 0xffffff4cU},
        {0x319edcfU},
        {378U, 0xe5622c48U}
    }
};
const int *volatile gp54 = &ga51[0][3][2];
const volatile struct S1 *gp55 = &ga26[0][1][0].m2.m1;
int ga56[2][10] = {
    {2147483646, -2147483647 - 1, 16384, 403, -375, 2147483645, -2147483646, 2147483645, 100, 18},
    {560, -4640, -4, 223005930, -535, 14, 2147483644, 6, -270, -191}
};
short ga57[15][3][2] = {
    {{-9, -668}, {879, -974}, {32764, -560}},
    {{14, -18}, {-2, 120}, {-757, 17}},
    {{32767, -32767}, {2420, -4}, {12157, -1}},
    {{29}, {403, -561}, {-3078, 752}},
    {{4675}, {9, 384}, {-15, -11}},
    {{885, -795}},
    {{-16, -923}, {-8, 32767}, {-15, -5}},
    {{32767, -6}, {16384, -32766}, {32765, -32767}},
    {{4, 259}, {-448}, {-32766, -11}},
    {{3, 32767}, {4088, 746}, {-9, -32768}},
    {{-778, 9}, {1, 243}, {844, -755}},
    {{-186, -234}, {-4, 67}, {-15}}
};
short ga58[22][1][3];
struct S7 gs59;
long long ga60[5][4];
char ga61[5][9];

const short *f5(short *n1, struct S5 n2)
{
    int x1 = n2.m1.m1;
    struct S2 s2 = {
        {{23015U, 0U}, x1 + x1},
        426U + (unsigned int)ga38[x1 ^ x1][(unsigned int)(x1 + 24) % 6][0] * x1
    };
    g48 = -x1 >> 8;
    s2.m2 = 668;
    f3(n2.m1, gs17, (unsigned int)65387 << 4, s2.m2);
    {
        int x3 = s2.m2;
        for (unsigned long long i4 = 0xffffffffffffffe9ULL; 22 != i4
            && 6L + g45 != 9223371487098961920L; i4++) {
            g22 = x3 ? s2.m2 : gs46.m1[0];
            g41 = *n1 * i4;
        }
        x3 ^= (unsigned int)114 << ((x1 && ga39[((x3 && 65526) | gs59.m1[0]) % 3]->b1) & 31);
        gft19[1](x3, ~457L & x3, (unsigned int)x1 << 10, 2U);
        f2(g11, x1, n2.m1.m2.m2[0].m2 + g41, 9L);
        g48 = 2 && g37 - g45;
    }
    x1 = s2.m1.b2 % -14LL;
    switch ((unsigned long)s2.m2 % 10) {
    default:
        for (short i5 = 32690; i5 < 32767; i5++) {
            g14 += ga38[(unsigned int)(gs42.b2 ^ x1) % 5][5][(unsigned int)(g44 & n2.m1.m1) % 3]
                & n2.m2;
        }
    case 4:
    case 5:
    case 6:
    case 7:
        if ((1 - 1 || ga38[2][4][2]) ^ (g43 + g37)) {
            ga39[2] = &gs17;
            x1 -= 85 ^ (unsigned int)ga8[6][0] << 1;
        }
        break;
    case 8: {
        gft19[1] = f1;
        gp23->b1 = n2.m2 - (ga39[2]->b1 - s2.m2);
    }
        break;
    case 9: {
        switch (x1 - s2.m1.m1[0]) {
        case 134217728: {
            unsigned long i6;
            for (i6 = 0; i6 < 304; i6 = i6 + 2) {
                g43 = s2.m2 + g47;
                g6 = s2.m1.b2;
            }
        }
        }
    }
        break;
    case 10:
        switch ((unsigned long)(g50 % (n2.m1.m2.m2[((void)x1, ((void)g50, g45)) & 7].m2 | 1))
            % 21) {
        case 3: {
            g43 = g37 >> 25;
            x1 ^= x1 != (gs36.m1[1] <= g12);
        }
            break;
        case 4: {
            ga39[2] = &gs35;
            g44 = (s2.m2 ^ n2.m2) + -442;
        }
        }
        break;
    case 11:
    case 12:
    case 13:
    case 14:
    case 15:
    case 16: {
        {
            struct S6 s7 = {~g50};
            ga39[(ga1[((unsigned int)g50 << 3) % 10][6][0] - x1) << 26] = &gs17;
        }
    }
        break;
    case 17: {
        ga39[1] = &gs35;
        f4(x1, ga38[(unsigned int)x1 % 5][2][1] <= (g45 || -15), gs35, gs46.m1[0]);
    }
        break;
    case 18:
        break;
    case 19:
        f2(x1 & g47, s2.m1.m1[(ga40[1][0][0] + s2.m2) & 1] <= g47 - s2.m1.m1[1], (24482U - 1) & x1,
            gs35.b1 <= g41);
        break;
    case 20:
        break;
    case 21:
        s2.m2 = s2.m2;
        n1 = &ga57[4][1][0];
        n2.m2 += x1;
        break;
    case 22:
    case 23:
    case 24: {
        gs59 = gs46;
        x1 -= x1;
        f2(1 && x1, ga13[20][2], 28885880192L, 1 || s2.m1.b2 <= g44);
    }
        break;
    case 3: {
        n2.m1.m1 = x1++;
        ga39[(unsigned int)s2.m1.b2 % 3] = &gs17;
    }
        break;
    }
    return ga57[9][0];
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    f1(ga58[5][0][2] - g43, g14 | g34, ((void)54925L, 8), gs49.m2.m2[6].m1.m1[0] - (g47 - 781));
    f2(~1 + 0x3d3ac52U, 6 - g24, ga26[0][0][0].m1 + gs30.m1 - ga60[0][2], g44);
    f3(gs49, gs17, g43, gs49.m2.m1.b2);
    f4(gs52.b2, g48 + (ga58[7][0][1] ^ 0xfffffd97U), (struct S6){.b1 = g41},
        (unsigned int)g50 << 21);
    f5(ga57[8][0], (struct S5){{~ga38[4][1][1] ? g47 : 470L}, ga51[7][0][2]});
    for (int i1 = 0; i1 < 10; i1++)
        for (int i2 = 0; i2 < 7; i2++)
            for (int i3 = 0; i3 < 1; i3++)
                see(ga1[i1][i2][i3]);
    see(g2);
    see(g3);
    see(g4);
    see(g5);
    see(g6);
    see(g7);
    for (int i1 = 0; i1 < 10; i1++)
        for (int i2 = 0; i2 < 7; i2++)
            see(ga8[i1][i2]);
    for (int i1 = 0; i1 < 3; i1++)
        for (int i2 = 0; i2 < 2; i2++)
            for (int i3 = 0; i3 < 1; i3++) {
                for (int i4 = 0; i4 < 2; i4++)
                    see(ga9[i1][i2][i3].m1.m1[i4]);
                see(ga9[i1][i2][i3].m1.b2);
                see(ga9[i1][i2][i3].m2);
            }
    see(g10);
    see(g11);
    see(g12);
    for (int i1 = 0; i1 < 22; i1++)
        for (int i2 = 0; i2 < 5; i2++)
            see(ga13[i1][i2]);
    see(g14);
    see(g15);
    for (int i1 = 0; i1 < 2; i1++)
        see(*ga16[i1]);
    see(gs17.b1);
    for (int i1 = 0; i1 < 24; i1++)
        see(ga18[i1]);
    see(gp20 != 0);
    see(**gp21);
    see(g22);
    see(gp23->b1);
    see(g24);
    see(g25);
    for (int i1 = 0; i1 < 1; i1++)
        for (int i2 = 0; i2 < 2; i2++)
            for (int i3 = 0; i3 < 1; i3++) {
                see(ga26[i1][i2][i3].m1);
                for (int i4 = 0; i4 < 2; i4++)
                    see(ga26[i1][i2][i3].m2.m1.m1[i4]);
                see(ga26[i1][i2][i3].m2.m1.b2);
                for (int i4 = 0; i4 < 8; i4++) {
                    for (int i5 = 0; i5 < 2; i5++)
                        see(ga26[i1][i2][i3].m2.m2[i4].m1.m1[i5]);
                    see(ga26[i1][i2][i3].m2.m2[i4].m1.b2);
                    see(ga26[i1][i2][i3].m2.m2[i4].m2);
                }
            }
    for (int i1 = 0; i1 < 13; i1++)
        for (int i2 = 0; i2 < 8; i2++)
            see(ga27[i1][i2]);
    for (int i1 = 0; i1 < 34; i1++) {
        for (int i2 = 0; i2 < 2; i2++)
            see(ga28[i1].m1[i2]);
        see(ga28[i1].b2);
    }
    see(g29);
    see(gs30.m1);
    for (int i1 = 0; i1 < 2; i1++)
        see(gs30.m2.m1.m1[i1]);
    see(gs30.m2.m1.b2);
    for (int i1 = 0; i1 < 8; i1++) {
        for (int i2 = 0; i2 < 2; i2++)
            see(gs30.m2.m2[i1].m1.m1[i2]);
        see(gs30.m2.m2[i1].m1.b2);
        see(gs30.m2.m2[i1].m2);
    }
    see(g31);
    see(g32);
    see(g33);
    see(g34);
    see(gs35.b1);
    for (int i1 = 0; i1 < 2; i1++)
        see(gs36.m1[i1]);
    see(gs36.b2);
    see(g37);
    for (int i1 = 0; i1 < 5; i1++)
        for (int i2 = 0; i2 < 6; i2++)
            for (int i3 = 0; i3 < 3; i3++)
                see(ga38[i1][i2][i3]);
    for (int i1 = 0; i1 < 3; i1++)
        see(ga39[i1]->b1);
    for (int i1 = 0; i1 < 13; i1++)
        for (int i2 = 0; i2 < 2; i2++)
            for (int i3 = 0; i3 < 1; i3++)
                see(ga40[i1][i2][i3]);
    see(g41);
    for (int i1 = 0; i1 < 2; i1++)
        see(gs42.m1[i1]);
    see(gs42.b2);
    see(g43);
    see(g44);
    see(g45);
    for (int i1 = 0; i1 < 1; i1++)
        see(gs46.m1[i1]);
    see(g47);
    see(g48);
    see(gs49.m1);
    for (int i1 = 0; i1 < 2; i1++)
        see(gs49.m2.m1.m1[i1]);
    see(gs49.m2.m1.b2);
    for (int i1 = 0; i1 < 8; i1++) {
        for (int i2 = 0; i2 < 2; i2++)
            see(gs49.m2.m2[i1].m1.m1[i2]);
        see(gs49.m2.m2[i1].m1.b2);
        see(gs49.m2.m2[i1].m2);
    }
    see(g50);
    for (int i1 = 0; i1 < 9; i1++)
        for (int i2 = 0; i2 < 4; i2++)
            for (int i3 = 0; i3 < 3; i3++)
                see(ga51[i1][i2][i3]);
    for (int i1 = 0; i1 < 2; i1++)
        see(gs52.m1[i1]);
    see(gs52.b2);
    for (int i1 = 0; i1 < 4; i1++)
        for (int i2 = 0; i2 < 8; i2++)
            for (int i3 = 0; i3 < 2; i3++)
                see(ga53[i1][i2][i3]);
    see(*gp54);
    see(gp55 != 0);
    for (int i1 = 0; i1 < 2; i1++)
        for (int i2 = 0; i2 < 10; i2++)
            see(ga56[i1][i2]);
    for (int i1 = 0; i1 < 15; i1++)
        for (int i2 = 0; i2 < 3; i2++)
            for (int i3 = 0; i3 < 2; i3++)
                see(ga57[i1][i2][i3]);
    for (int i1 = 0; i1 < 22; i1++)
        for (int i2 = 0; i2 < 1; i2++)
            for (int i3 = 0; i3 < 3; i3++)
                see(ga58[i1][i2][i3]);
    for (int i1 = 0; i1 < 1; i1++)
        see(gs59.m1[i1]);
    for (int i1 = 0; i1 < 5; i1++)
        for (int i2 = 0; i2 < 4; i2++)
            see(ga60[i1][i2]);
    for (int i1 = 0; i1 < 5; i1++)
        for (int i2 = 0; i2 < 9; i2++)
            see(ga61[i1][i2]);
    printf("%llx\n", hash);
    return 0;
}
