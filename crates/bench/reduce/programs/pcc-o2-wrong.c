/* cassay 1/loops/44/barrier=extern,function.attributes=0,record.oddbitfields=0,record.packed=0,type.int128=0,type.uint128=0,op.builtin=0 */
struct S1 {
    unsigned long m1;
    unsigned int m2;
    int b3 : 4;
    int m4[4];
};

struct S2 {
    long long m1;
    long m2;
    unsigned int b3 : 20;
    int b4 : 10;
    unsigned int : 0;
    int m5;
};

struct S3 {
    unsigned int b1 : 11;
    char m2[8];
    struct S2 m3;
};

struct S4 {
    unsigned int b1 : 29;
    struct S3 m2[1];
};

struct S5 {
    unsigned long m1;
    int : 7;
    signed char m2[4];
    unsigned int b3 : 10;
};

const short g1 = -32765;
struct S1 ga2[7][1] = {
    {{0xffffffffffffffffUL, 32768U, -4, {1020, 2147483647, 2147483644, 65536}}},
    {{0xffffffffffffffffUL, 0xfffffff9U, -6, {16, 3514, 32768, 16}}},
    {{0UL, 2991U, 3}},
    {{0xfffffffffffffff3UL, 0xfffff245U, 3, {8388608, 1421887937, 33554432, -25519614}}},
    {{.b3 = 5, .m4 = {-4, 129024, 2147483645}}}
};

static inline struct S1 f1(int *n1)
{
    *n1 = *n1 * ~g1 == *n1;
    return ga2[3][0];
}

long long g3 = 65280LL;
struct S4 gs4;

static inline struct S4 *f2(long long *n1)
{
    unsigned long x1 = ga2[1][0].b3 ? (unsigned long long)613LL << 29 : ga2[4][0].m1;
    gs4 = (struct S4){x1, {{1204U, {16, -15}, {1LL, -2147483647L, 16803U, -236, -25519613}}}};
    return &gs4;
}

unsigned int ga5[20] = {
    0x3fffeU, 0xfe7a9a01U, 12U, 0xfffffff0U, 285U, 40U, 0x9d65375U, 0x7f8000U, 627U, 11U,
    0xffc007ffU, 51100U, 3513U, 0xfffffffdU, 0xd1ac2be4U, 514U, 0x1800000U, 0x5d273U, 16U, 0U
};

int f3(void)
{
    ga5[5] += ga2[(ga2[(unsigned long long)(gs4.m2[0].b1 + g3) % 7][0].m1 + gs4.b1) % 7][0].m2 >> 8;
    f2(&gs4.m2[0].m3.m1);
    gs4 = (struct S4){0x1ffffee6U, {{2046U, {16, 4, -128, -17, 15, 2, 127, 9}, {4LL, 10L}}}};
    return ga5[15] * g3;
}

unsigned int *const gp6 = &ga5[18];
unsigned int *gp7 = &ga5[10];
long ga8[117];

static inline unsigned long long f4(long *n1)
{
    unsigned short a1[91][1] = {
        {65535},
        {191},
        {65138},
        {92},
        {2},
        {65533},
        {65442},
        {8192},
        {49152},
        {2990},
        {110},
        {7},
        {0},
        {13},
        {20},
        {32768},
        {555},
        {2},
        {65532},
        {11},
        {65532},
        {0},
        {61873},
        {1},
        {3},
        {1919},
        {0},
        {460}
    };
    gs4.m2[0].m3.m2 = (a1[(unsigned long)n1[54] % 91][0] <= a1[74][0] + a1[a1[66][0]][0]) >> 17;
    return 2 & n1[37];
}

long *gp9 = &ga8[34];

unsigned int f5(unsigned int n1)
{
    int *p1 = &ga2[1][0].m4[3];
    for (unsigned long i2 = 125; i2 != 0; i2 -= 5) {
        g3 = (*p1 + 5 * (n1 = *p1 || ga8[101])) * gp9[52];
    }
    return *p1 == ga8[104];
}

const short ga10[77] = {-17, 32, -519, -5, -3, 32766, 5660, -32767, -3, 12288, -775, -32766, 0};

unsigned long long f6(int n1)
{
    unsigned long long x1 = 0;
    ga2[3][0] = (struct S1){x1 && x1, 0xfe8bb6c9U, 2, {628, 1073741792, 524288, 1421887937}};
    return ga5[x1] << (x1 & 31) & ga8[(ga8[55] + x1 - x1) % 117];
}

long long ga11[7][8];
signed char ga12[13][3][2] = {
    {{117}, {124, 7}, {32, -45}},
    {{-7, -84}},
    {{-4, -1}, {-128, 6}, {-74}},
    {{-128, 8}, {-16, 16}, {-89, 124}},
    {{-125, 32}, {-5}}
};

void f7(signed char *n1)
{
    unsigned long x1 = *n1 * *n1;
    x1 = x1;
}

long *gp13 = &ga8[66];

unsigned int f8(short n1, long long n2)
{
    const long a1[49][1] = {
        {13L},
        {8192L},
        {-12L},
        {9223372036854775805L},
        {-15L},
        {9223372036854775806L},
        {-4L},
        {943L},
        {-508L},
        {-11L},
        {-859L},
        {3L},
        {64L},
        {281474976710656L},
        {15L},
        {-207L},
        {562881233944576L}
    };
    n2 *= (unsigned long long)n2 * ~n2;
    return (unsigned long)ga5[8] * (255 - ga8[68]);
}

unsigned int ga14[6][1][3] = {{{13U, 16U, 0xfffffffeU}}};

_Bool f9(void)
{
    unsigned int *p1 = &ga5[6];
    *p1 = f5(*p1 * 0xfe07ffffffffffffULL);
    return g1 * (ga14[4][0][1] + g3) * *p1;
}

int ga15[16][3];

static inline unsigned short f10(struct S3 n1, unsigned char n2)
{
    short a1[9][2];
    for (unsigned int i2 = 0; i2 < 9; i2++)
        for (long i3 = 1; i3 >= 0; --i3)
            a1[i2][i3] = (*gp13 >> (i2 & 63)) ? i3 : i2;
    for (unsigned int i4 = 0; i4 < 18; i4 += 3) {
        ga5[i4] = (unsigned long)ga8[i4] & 9223372036854775807L;
        ga5[i4 + 1] = (unsigned long)ga8[i4 + 1] & 9223372036854775807L;
        ga5[i4 + 2] = (unsigned long)ga8[i4 + 2] & 9223372036854775807L;
    }
    return n1.m2[a1[7][0] & 7];
}

unsigned long ga16[108];

static inline void f11(short n1)
{
    const long long a1[85] = {
        -3LL, -9223372036854775806LL, 9223372036854775806LL, 277506046LL, -7LL, 253LL, 5LL,
        4294966453LL, -4LL, -7696581394433LL, 6LL, -322723639225LL, 2305843009213692928LL,
        9223372036854775807LL, 134216704LL
    };
    f8(1, (n1 || a1[63]) && a1[(unsigned long long)(a1[(unsigned long)*gp13 % 85] * a1[7]) % 85]);
}

unsigned int *gp17 = ga5 + 17;
const long long ga18[7][11];

static inline struct S4 *f12(unsigned char n1, int n2)
{
    unsigned int *p1 = ga14[5][0];
    struct S3 s2 = gs4.m2[0];
    unsigned int u3 = (ga12[10][1][n2 >> (ga15[7][0] & 31) & 1] & ga18[3][6]
        && (unsigned int)n1 << 6) & 65535;
    do {
        ga11[ga5[(u3 + (ga15[0][2] > 13)) % 20] % 7][1] = (f1(&s2.m3.m5).m1 == (247 & ga18[6][7]))
            * n1;
    } while (u3 &= u3 - 1);
    return &gs4;
}

int ga19[54] = {
    55561, -2372, -14745, 8388607, -12, 182, 601, -5, 8388607, 6, 2147483646, 0, -2147483645,
    4811718, 7801893, -15, 10, 1073741824, -1, -125, 440, 256, 1073739776, 33857, 11, 2, -55072,
    131072, 256, 2097152, 32768, 2147483647
};

void f13(void)
{
    gp9[ga5[(unsigned long long)(gp7[7] + 9223372036854775807LL) % 20] % 83] += gp6[1];
    do {
        gs4 = (struct S4){
            (unsigned long)gp7[2] * ga8[45] << 12,
            {{922U, {4, -128, -128, 83, 64, -67, 63, 63}, {-919LL, 991351L}}}
        };
    } while (0);
}

long ga20[6][5] = {
    {9223372036854775805L, -950L, 8355841L, 5983448368L, 210015643609142512L},
    {3L, 6L, 9223372036854775807L, 26780736L, -2L},
    {65536L, -941L, 0L, 9223372036854775806L, -2L},
    {1L, 2L, 2305843009213693952L, -8L, 13L},
    {-275L, -10L, 164526L}
};

static inline short f14(void)
{
    unsigned long x1 = ga12[4][0][1] & ~ga16[96];
    x1 = x1 << (~ga19[9] & 63);
    return ga16[x1 % 108] * ga19[28] != x1 + gp7[gp6[x1 & 1] * ga15[0][2] % 10];
}

signed char *const gp21 = ga12[10][0];
unsigned short g22 = 3;

unsigned short f15(void)
{
    for (long i1 = 1; i1 >= 0; i1--)
        if (!((ga12[0][1][i1] - 0x3d398f0U) & i1))
            ga5[i1] = i1;
    ga5[(unsigned int)(ga12[4][1][(ga12[2][2][g3 << 18 & 1] || *gp13) & 1] || ga15[14][0] + 13)
        % 20] = (*(gp21 + 1) >> 17) + gp9[(unsigned int)(ga10[62] >> 10) % 83];
    return g22;
}

unsigned long long ga23[4][2][5] = {
    {
        {0x13cea48ULL, 0xfffffffffffffc2bULL, 0xfffffffffffffd4bULL, 13ULL, 0x325922e29c8aULL},
        {
            0xffd215a9561569aeULL, 0xffffffffffffffffULL, 0xffffffffd1ac2be4ULL,
            0xfffffffffffc0002ULL, 0x1fffffff000ULL
        }
    },
    {{6ULL}, {0x10000ULL, 0x10000ULL, 27ULL, 0x25314ULL}}
};

unsigned short f16(const int *n1, int *n2)
{
    ga16[(unsigned int)(0xfffffffffffffffcUL >> 39 > ga14[0][0][2]) % 108] = ga2[1][0].m2
        + (*n2 > ga14[1][0][(unsigned int)(gp7[(unsigned long)ga8[12] % 10] << 5 || *n2) % 3])
            * *n2;
    return ~(*n2 >> 31);
}

signed char ga24[1][11][1];
long ga25[1][6][3] = {
    {
        {-9223372036854775806L, 9223372036854775806L, -9223372036854775807L - 1},
        {12L, 9223372036854775806L, 837L},
        {2048L, -372L, 777245724L}
    }
};

unsigned long f17(int n1, int n2)
{
    n2 += (unsigned long)n2
        * (ga14[(unsigned int)!(ga19[((unsigned int)n2 << 27) % 54] >> 13) % 6][0][0] - *gp13);
    return n2 && n2 + n2 * ga8[97];
}

const unsigned int *gp26 = ga5;
unsigned char ga27[6][4][4];

static inline void f18(void)
{
    long long x1 = 214271LL + (ga16[10] << 22);
    ga14[4][0][1] = ~(x1 + -143LL) <= g22;
}

long long ga28[16][7] = {
    {14LL, -15LL, -9LL, 3LL, 10LL, -4294967295LL, -552LL},
    {
        -9223372036854775807LL, -9223372036854775806LL, -16LL, -3LL, 81292246379135142LL, 531LL,
        274877906944LL
    }
};

long f19(unsigned int *n1)
{
    unsigned int *p1 = &ga14[0][0][0];
    gs4 = (struct S4){ga19[5], {{1803U}}};
    return gp6[0] - ga11[0][(unsigned int)ga24[0][2][0] << 15 << 23 & 7];
}

unsigned long g29;
unsigned char *gp30 = ga27[2][0] + 2;
short g31 = 8070;

unsigned long f20(void)
{
    if (ga16[5]
        && g29 + g3 - g29
            + ga12[0][0][(!(0xfffffffffffeffffULL
                < ga14[ga14[(unsigned int)(gp21[0] || ga16[99]) % 6][0][(ga11[1][0]
                    - (*gp13 & ga16[107])) % 3] % 6][0][1])) & 1]) {
        for (int i1 = 0; i1 < 22; ++i1) {
            ga20[1][((unsigned long long)ga18[6][10] << 59) % 5] = i1;
            ga15[*(gp9 + (unsigned int)(i1 > i1) % 83) & 15][((unsigned int)(i1 + i1) << 22)
                % 3] *= (i1 + -ga15[10][(unsigned long)(i1 - ga8[18]) % 3]) * i1;
        }
    }
    return ~ga12[(unsigned int)ga24[0][4][0] % 13][1][0];
}

long g32 = 9007199254740992L;
struct S5 ga33[9][1][2];

unsigned short f21(const long long n1)
{
    int x1 = ~n1;
    gs4.m2[0].m3 = (struct S2){
        x1 <= x1,
        ga28[9][(unsigned int)(ga15[5][(unsigned int)(ga18[2][0] < n1 + x1) % 3] + x1) % 7]
            * (ga20[1][1] || x1), 12 & x1, 853 && n1
    };
    return ga25[0][(unsigned int)~(ga19[11] + x1) % 6][0];
}

short ga34[10][1][1] = {{{128}}};
unsigned long ga35[30];

unsigned long long f22(void)
{
    signed char a1[116] = {
        -12, -12, -127, -57, 0, -126, 14, -125, -15, 4, 0, -125, -127, 0, 19, 5, 15, 3, -13, -75,
        -75, -10, 1, -2, 122, 92, -3, 126, 2, 127
    };
    *gp13 &= ((unsigned int)ga15[(ga28[1][5] + gp9[61] - g1) & 15][1] << 5) + (g31 + ga18[6][2]);
    return ga12[0][1][1];
}

long long *gp36 = 0;
unsigned int ga37[7][3][5];

long f23(int n1, unsigned long long n2)
{
    if (n1 <= 0)
        return (ga25[0][n1][1] && g32) || (n1 || *gp13);
    n2 = ga2[n1][0].m2 - 5 + ga2[6][0].m1;
    long x1 = f23(n1 - 1, n2 >= (n2 != 1));
    n2 *= ga11[4][n1 + 2] != 249 - x1 - x1;
    return n2 + 65521;
}

const struct S1 gs38;
unsigned char *gp39 = &ga27[0][3][1];
long g40 = 3514L;

static inline int *f24(const unsigned int *n1)
{
    long *p1 = ga20[4] + 3;
    signed char a2[13][1] = {
        {69},
        {1},
        {0},
        {57},
        {-10},
        {-11},
        {-16},
        {-97},
        {64},
        {-71},
        {84},
        {1},
        {-8}
    };
    ga24[0][3][0] -= 11U * gp6[0];
    return &ga19[38];
}

unsigned int g41 = 8U;

static inline unsigned int f25(char n1)
{
    if (!~ga27[ga23[0][1][3] * 0xfffffffcU % 6][0][1]) {
        n1 = 1 - g22 * n1;
        n1 = -n1;
        n1 -= ~gp9[(unsigned long long)ga18[5][((unsigned int)(n1 != n1) << 8) % 11] % 83];
    }
    return n1;
}

const struct S4 ga42[6];

void f26(void)
{
    ga33[7][0][ga34[9][0][0] & 1] = ga33[5][0][1];
}

unsigned int g43 = 341U;
const unsigned long ga44[1][6] = {{0xfffffffffffffffeUL, 0x7fff0000000000UL, 0xfffffffffffffffbUL}};
struct S4 gs45;

void f27(unsigned long long n1)
{
    int a1[41][3] = {
        {-8},
        {-75, 8192, 14},
        {12, 37, 3515},
        {-2147483647 - 1, 0, 913},
        {-127, -1610612737, -6},
        {268402688, 1019, 5538},
        {57, -82097391, 22260},
        {-785567119, 2048, 938026918},
        {-2147483647 - 1},
        {-21196, -144, 10},
        {-436, 2147483647, -14},
        {16}
    };
    f6((unsigned int)a1[1][2] << 29);
}

unsigned long g46 = 66UL;

static inline void f28(void)
{
    unsigned short a1[4][3][4] = {{{4, 65534, 0, 276}, {1, 3, 65529, 15}, {2, 65290, 4, 5}}};
    a1[(a1[(a1[3][1][0] + a1[ga12[3][2][1] & 3][(unsigned int)a1[0][0][0] % 3][a1[1][1][2] & 3])
        & 3][0][2] || a1[1][1][(a1[0][0][a1[2][2][0] & 3] < gp7[2]) & 3])
        & 3][((unsigned int)a1[0][(unsigned int)((unsigned int)a1[(*gp13 & 20311ULL && a1[3][1][0])
            & 3][(unsigned int)a1[2][1][1] * a1[2][2][3] % 3][(unsigned int)a1[0][2][2] << 24 >> 6
                & 3] << 22 || a1[3][(ga5[16] >> 5) % 3][(unsigned int)ga19[20] << 25 & 3]) % 3][0]
            << 0) % 3][(ga18[(unsigned long)ga25[0][5][(836UL + (a1[0][2][1] - ga10[37])) % 3]
                % 7][8] + a1[~a1[2][(unsigned int)(a1[3][2][2] || a1[0][2][1]) % 3][0] & 3][0][2])
                << 32 & 3] &= ((unsigned long long)ga11[1][3] << 10 >> 3)
                    * a1[ga18[3][(unsigned long)(gp13 - ga8) % 11] & 3UL >> 7 & 3][1][2];
}

const unsigned long long g47;
const short g48 = 8192;

static inline struct S1 f29(void)
{
    unsigned long *a1[2] = {&g29, &g46};
    long i2 = 1;
    do {
        ga37[i2 + 2][i2][i2 + 2] = (unsigned int)ga24[0][i2 + 7][0] << 13;
        ga34[5][0][0] = (unsigned long)i2 << 28;
        if ((unsigned int)(*(gp6 + 0) && *a1[0]) << 19) {
            g29 = g32 - (ga42[0].m2[0].b1 - i2);
            ga37[4][2][i2 + 2] += ga42[i2 + 2].b1;
        }
    } while (--i2);
    return ga2[1][0];
}

_Bool ga49[15][8][1];

_Bool f30(void)
{
    const unsigned long long *const a1[3] = {&g47, &ga23[0][1][0], &g47};
    unsigned short x2 = gp6[1];
    x2 += x2 - x2;
    return x2 >> 7;
}

unsigned long ga50[6][3][4];
short g51 = 1057;
unsigned char g52;

unsigned long long f31(long n1)
{
    int a1[10][6] = {
        {469762048, 2147483647, 646, 945, -6, -3},
        {512, 0, 2147483644, 16378677, -10, 4194304},
        {-273, -489, 512, -2147483647 - 1, 2147483644, 93698},
        {140, -4051, 4, 1165790321, 984, -31457281},
        {935, 3941},
        {-2147483645, 2097136}
    };
    gs45 = ga42[5];
    return a1[1][2] || (unsigned long)n1 << 18;
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    f1(&ga2[2][0].m4[0]);
    f2(&ga28[13][5]);
    f3();
    ga15[3][1] = f4(&ga8[36]);
    ga50[(ga35[g32 || 89ULL >= 2147483644] - gs38.b3) % 6][1][g46 & 3] = f5(ga44[0][3] - 0U);
    *(gp9 + 16) = f6(ga33[2][0][0].b3);
    f7(ga24[0][7]);
    ga20[4][0] = f8(g43 << 15, 255);
    g46 = f9();
    f10(gs4.m2[0], ga35[13] || ga42[2].b1);
    f11(256LL * (ga28[2][4] && gp6[1]));
    f12(g40, ga44[0][4]);
    f13();
    ga34[5][0][0] = f14();
    g46 = f15();
    f16(&ga42[0].m2[0].m3.m5, ga2[0][0].m4 + 2);
    g43 = f17(ga33[4][0][g43 * (ga44[0][g43 * !gs38.m1 % 6] < 1) & 1].b3 * 1, 1 >> 9);
    f18();
    *(gp39 + 1) = f19(&g43);
    ga24[0][1][0] = f20();
    ga11[4][3] = f21(1);
    g40 = f22();
    ga34[8][0][0] = f23(1, (unsigned int)gp39[(unsigned long long)~ga18[1][6] % 3] << 19);
    f24(ga5 + 11);
    ga35[12] = f25(g47
        & (ga37[0][((unsigned int)g52 << 14 << 31) % 3][1]
            == ga37[4][1][(unsigned int)((ga15[10][0] & ga49[6][(g40 != g46) & 7][0]) * gs45.b1)
                % 5]));
    f26();
    f27(ga35[17]);
    f28();
    f29();
    f30();
    g43 = f31(32767U & 0 && g41);
    see(g1);
    for (int i1 = 0; i1 < 7; i1++)
        for (int i2 = 0; i2 < 1; i2++) {
            see(ga2[i1][i2].m1);
            see(ga2[i1][i2].m2);
            see(ga2[i1][i2].b3);
            for (int i3 = 0; i3 < 4; i3++)
                see(ga2[i1][i2].m4[i3]);
        }
    see(g3);
    see(gs4.b1);
    for (int i1 = 0; i1 < 1; i1++) {
        see(gs4.m2[i1].b1);
        for (int i2 = 0; i2 < 8; i2++)
            see(gs4.m2[i1].m2[i2]);
        see(gs4.m2[i1].m3.m1);
        see(gs4.m2[i1].m3.m2);
        see(gs4.m2[i1].m3.b3);
        see(gs4.m2[i1].m3.b4);
        see(gs4.m2[i1].m3.m5);
    }
    for (int i1 = 0; i1 < 20; i1++)
        see(ga5[i1]);
    see(*gp6);
    see(*gp7);
    for (int i1 = 0; i1 < 117; i1++)
        see(ga8[i1]);
    see(*gp9);
    for (int i1 = 0; i1 < 77; i1++)
        see(ga10[i1]);
    for (int i1 = 0; i1 < 7; i1++)
        for (int i2 = 0; i2 < 8; i2++)
            see(ga11[i1][i2]);
    for (int i1 = 0; i1 < 13; i1++)
        for (int i2 = 0; i2 < 3; i2++)
            for (int i3 = 0; i3 < 2; i3++)
                see(ga12[i1][i2][i3]);
    see(*gp13);
    for (int i1 = 0; i1 < 6; i1++)
        for (int i2 = 0; i2 < 1; i2++)
            for (int i3 = 0; i3 < 3; i3++)
                see(ga14[i1][i2][i3]);
    for (int i1 = 0; i1 < 16; i1++)
        for (int i2 = 0; i2 < 3; i2++)
            see(ga15[i1][i2]);
    for (int i1 = 0; i1 < 108; i1++)
        see(ga16[i1]);
    see(*gp17);
    for (int i1 = 0; i1 < 7; i1++)
        for (int i2 = 0; i2 < 11; i2++)
            see(ga18[i1][i2]);
    for (int i1 = 0; i1 < 54; i1++)
        see(ga19[i1]);
    for (int i1 = 0; i1 < 6; i1++)
        for (int i2 = 0; i2 < 5; i2++)
            see(ga20[i1][i2]);
    see(*gp21);
    see(g22);
    for (int i1 = 0; i1 < 4; i1++)
        for (int i2 = 0; i2 < 2; i2++)
            for (int i3 = 0; i3 < 5; i3++)
                see(ga23[i1][i2][i3]);
    for (int i1 = 0; i1 < 1; i1++)
        for (int i2 = 0; i2 < 11; i2++)
            for (int i3 = 0; i3 < 1; i3++)
                see(ga24[i1][i2][i3]);
    for (int i1 = 0; i1 < 1; i1++)
        for (int i2 = 0; i2 < 6; i2++)
            for (int i3 = 0; i3 < 3; i3++)
                see(ga25[i1][i2][i3]);
    see(*gp26);
    for (int i1 = 0; i1 < 6; i1++)
        for (int i2 = 0; i2 < 4; i2++)
            for (int i3 = 0; i3 < 4; i3++)
                see(ga27[i1][i2][i3]);
    for (int i1 = 0; i1 < 16; i1++)
        for (int i2 = 0; i2 < 7; i2++)
            see(ga28[i1][i2]);
    see(g29);
    see(gp30 != 0);
    see(gp30 ? *gp30 : 0);
    see(g31);
    see(g32);
    for (int i1 = 0; i1 < 9; i1++)
        for (int i2 = 0; i2 < 1; i2++)
            for (int i3 = 0; i3 < 2; i3++) {
                see(ga33[i1][i2][i3].m1);
                for (int i4 = 0; i4 < 4; i4++)
                    see(ga33[i1][i2][i3].m2[i4]);
                see(ga33[i1][i2][i3].b3);
            }
    for (int i1 = 0; i1 < 10; i1++)
        for (int i2 = 0; i2 < 1; i2++)
            for (int i3 = 0; i3 < 1; i3++)
                see(ga34[i1][i2][i3]);
    for (int i1 = 0; i1 < 30; i1++)
        see(ga35[i1]);
    see(gp36 != 0);
    see(gp36 ? *gp36 : 0);
    for (int i1 = 0; i1 < 7; i1++)
        for (int i2 = 0; i2 < 3; i2++)
            for (int i3 = 0; i3 < 5; i3++)
                see(ga37[i1][i2][i3]);
    see(gs38.m1);
    see(gs38.m2);
    see(gs38.b3);
    for (int i1 = 0; i1 < 4; i1++)
        see(gs38.m4[i1]);
    see(*gp39);
    see(g40);
    see(g41);
    for (int i1 = 0; i1 < 6; i1++) {
        see(ga42[i1].b1);
        for (int i2 = 0; i2 < 1; i2++) {
            see(ga42[i1].m2[i2].b1);
            for (int i3 = 0; i3 < 8; i3++)
                see(ga42[i1].m2[i2].m2[i3]);
            see(ga42[i1].m2[i2].m3.m1);
            see(ga42[i1].m2[i2].m3.m2);
            see(ga42[i1].m2[i2].m3.b3);
            see(ga42[i1].m2[i2].m3.b4);
            see(ga42[i1].m2[i2].m3.m5);
        }
    }
    see(g43);
    for (int i1 = 0; i1 < 1; i1++)
        for (int i2 = 0; i2 < 6; i2++)
            see(ga44[i1][i2]);
    see(gs45.b1);
    for (int i1 = 0; i1 < 1; i1++) {
        see(gs45.m2[i1].b1);
        for (int i2 = 0; i2 < 8; i2++)
            see(gs45.m2[i1].m2[i2]);
        see(gs45.m2[i1].m3.m1);
        see(gs45.m2[i1].m3.m2);
        see(gs45.m2[i1].m3.b3);
        see(gs45.m2[i1].m3.b4);
        see(gs45.m2[i1].m3.m5);
    }
    see(g46);
    see(g47);
    see(g48);
    for (int i1 = 0; i1 < 15; i1++)
        for (int i2 = 0; i2 < 8; i2++)
            for (int i3 = 0; i3 < 1; i3++)
                see(ga49[i1][i2][i3]);
    for (int i1 = 0; i1 < 6; i1++)
        for (int i2 = 0; i2 < 3; i2++)
            for (int i3 = 0; i3 < 4; i3++)
                see(ga50[i1][i2][i3]);
    see(g51);
    see(g52);
    printf("%llx\n", hash);
    return 0;
}
