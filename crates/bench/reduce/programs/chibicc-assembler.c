/* cassay 1/scalar/98/barrier=volatile,function.attributes=0,record.oddbitfields=0,record.packed=0,type.int128=0,type.uint128=0,op.builtin=0 */
struct S1 {
    _Bool m1;
    unsigned int m2;
};

struct S2 {
    unsigned int b1 : 4;
    unsigned int b2 : 32;
};

struct S3 {
    struct S2 m1;
    unsigned int b2 : 24;
};

struct S4 {
    unsigned int m1;
    unsigned short m2[6];
};

union U5 {
    unsigned int m1[5];
    unsigned int m2;
    unsigned int b3 : 18;
};

struct S6 {
    union U5 m1;
    int b2 : 2;
};

static const unsigned int ga1[12] = {
    0xf85d3360U, 4U, 0xf85d3361U, 15U, 0xffff0000U, 2U, 0xffffff11U, 0xfffffd5dU, 0xffff0000U, 1U,
    0xfffffffeU, 15U
};
static struct S1 ga2[15];
static unsigned short g3 = 65533;
static const unsigned short ga4[6] = {65535, 65533, 32, 65533, 1, 65533};
static unsigned char g5 = 146;
static int ga6[62] = {
    -675, -2147483647 - 1, 674, 1, -2147483645, -3, 2147483645, -2147483647, 2, 1048576,
    -2147483645, 2147483644, -2147483646, -670, 5, 24, 32768, 1, -15, 2147483644, -9, -2146959361,
    -1021, -4, -2147483645, 129, 4142586, 16, 67100672, 238, 791, 2037666, 2147483647, 2147483645,
    134086656, -2147483646, -2147483644, 8, 2147483647, 4, -2, -2147483645, 2147483645, -2147483645,
    -2147483647, -344, -2147483647 - 1, -134152193, 16384, -303, -65534, 2147475456, -2147483645,
    -2147483647 - 1, 8192, -268435456, -10309875, 2147483644, 128, 2147483646, 2147483644, 177541879
};
static unsigned short g7 = 65532;
static unsigned int ga8[28];
static unsigned char *const gp9 = &g5;
static int g10 = -1;
static _Bool ga11[26];
static unsigned short g12;
static int g13 = -5;
static unsigned int ga14[54] = {
    0x4c734U, 0xa9512f6U, 0xfffffd39U, 0xfffffea9U, 3U, 2U, 65532U, 16384U, 0xfffff800U, 2U, 1U,
    12U, 0x118e6b8U, 0xffffffc2U, 0x3ff80000U, 11U, 0xfffffffcU, 0xffffff37U, 0xffffffffU, 2U,
    0x3fffffffU, 0xffffffe6U, 0xfffffffcU, 0xfffffffeU, 128U, 0x604f3U, 0xfffffffdU, 0U, 11U,
    0xfffe0U, 0x400000U, 0xfffffffcU, 0xe07fffffU, 0xe00000U, 0x80f9bcaU, 17U, 0xfffffffdU, 3U,
    0xfffffff7U, 16U, 0x7ffc0000U, 0xfffffffeU, 1U, 3U, 4414U, 0x7ffffffcU, 0U, 0xffffffffU,
    0xfffffffeU, 667U, 31U, 129U, 0x70000000U, 0x7ffffffdU
};

unsigned int f1(unsigned long n1)
{
    unsigned short a1[17] = {
        65528, 15, 32, 11, 3, 65482, 65535, 65534, 65078, 63487, 2, 65459, 1, 256, 65535, 256, 7623
    };
    a1[5] ^= ~((255 < 0x23eaa39fUL)
        ^ ((unsigned char)(~ga6[41] / 254) ? g12 * (255 & ga2[12].m1) : g7));
    a1[1] -= (88 % (86 / 12 | 1) / 1 & 13) * (a1[n1 % 17] * 1) / 254;
    a1[11] ^= !(g12 * (a1[10] & 0xfffffe3eU)) >> (*gp9 & 31)
        > ~(ga2[(ga14[30] << (g3 & 31)) % 15].m1 % -32768)
            % (!ga6[8 ^ (a1[10] & 0xfffffe3eU)] ? n1 : a1[5]);
    switch ((1 ^ n1) % 1) {
    case 136: {
        n1 &= !!(0x7ffffffdU >= ((n1 * (ga2[10].m2 & a1[4]) >= 795U) < 0xffff0002U));
        a1[~(g13 - 0xffffffffU) % 17]++;
    }
        break;
    case 145: {
        if (~-2147483647 ^ -15) {
            a1[2] = (11 == (a1[6] != !(0 + 0xfffffff4U <= a1[(unsigned int)((!n1) >= n1) % 17])))
                <= (0 + 0xfffffff4U) * -629;
        }
    }
        break;
    case 137:
    case 138:
    case 139:
    case 140:
        if (2147483645 || -2 * *gp9) {
            a1[9] = (g12 & 639) - (a1[14] ^ n1 * g5);
        } else {
            a1[(unsigned int)a1[7] % 17] = ~(ga1[(unsigned int)(1 & (1 ^ a1[15])) % 12] ^ (1 ^ 1));
        }
        break;
    case 0:
    case 1:
    case 2:
        switch ((unsigned int)ga8[(unsigned int)a1[13] % 28] % 14) {
        case 0:
        case 1:
        case 2:
        case 3: {
            ga2[11].m1 = !ga2[10].m1 * ((((!n1) != a1[5]) / 64926 != !65533) != !32768);
        }
        default: {
            g13 = ga4[4] >> 7 << ((344 / ((5 & a1[15]) + 62) ^ 512) & 31);
            ga6[1] = (unsigned int)(a1[5] & (g5 & ~a1[5])) << 30;
        }
        }
        break;
    case 141:
    case 142:
    case 143:
    case 144:
        ga6[9] = ~a1[(unsigned int)(g12 * (a1[0] <= 0x3ffdfffU)) % 17] < g3;
        a1[(ga8[(unsigned int)g7 % 28] & 0x1b6debcedbb30aUL) % 17] = ~1 - 64821;
    }
    return a1[13];
}

static const int ga15[30] = {
    536870904, -2147483647 - 1, 88590, -2147483646, 2544700, -6, 797, -2147483646, 65532, -972, 8,
    -18, -3, 2147483645, 64, 229376, 2147483647, -2147483647 - 1, -11, 14, 4, 127, 2147483647,
    -2147483645, 2147483644, 2147483644, -358871922, -773, 240, 1048576
};
static unsigned int g16 = 3U;
static struct S1 ga17[27] = {
    {1, 0xfffffff5U},
    {1, 12U},
    {1, 0xfffffea8U},
    {1, 0x3c0000U},
    {0, 0xfffffffeU},
    {1, 0x7f8000U},
    {1, 0xfffffffeU},
    {1, 0x40000000U},
    {1, 0xc01fffffU},
    {1, 0xffff0002U},
    {1, 0x1000000U},
    {1, 0U},
    {1, 65481U},
    {1},
    {0, 2U},
    {1, 698U},
    {1, 0xfffffffdU}
};
static unsigned int g18 = 872U;
static unsigned long ga19[29];
static unsigned int ga20[27];
static struct S3 ga21[8] = {
    {{14U, 0xffe000U}, 0xfffff8U},
    {{0U, 0xffffb35aU}, 7U},
    {{15U, 0xffffffffU}, 8U},
    {{3U, 15U}},
    {{13U, 0xf8000000U}, 0xfffffeU},
    {{0U}, 0x800000U},
    {{15U, 0xfffffffdU}}
};
static int g22 = -110;
static int ga23[1];
static char g24;
static const unsigned char ga25[52];
static _Bool g26;
static char g27 = -9;
static unsigned int ga28[43] = {
    0xfffffffdU, 0U, 0x7ffffffeU, 0x5a51543bU, 1U, 0xfffffffbU, 0xfffffffcU, 0xffffffffU, 67U,
    65535U, 0x400000U, 997U, 0xc0000000U, 0xfffffffcU, 15360U, 0xfffffffeU, 0xfffffe47U,
    0xfffffffdU, 256U, 1U, 0x80000002U, 0xffffffe7U, 4092U, 0x80000001U, 3U, 0xfffffffeU, 2U,
    0xfffffffdU, 0xfffffffaU, 0U, 0x1fffffe0U, 0x181c50fU, 0xfffffffdU, 0U, 2U, 32U, 0xfffffff4U,
    3U, 0x7ffffffeU, 0xfffffffU, 0xfffffffcU, 0x80000001U, 0xfffffe86U
};

static unsigned int f2(struct S1 n1)
{
    int x1 = - -(((ga23[0] - -(n1.m1 - 0)) ^ (-2147483647 - 1) ^ 1)
        + -(-(1 - (0xfffffed1U - -(2 || n1.m1))) / 1));
    x1 ^= (~x1 & 0xfffffffaU) / x1 * (((x1 <= 1) <= !1) / -(1 ^ ga17[18].m1 % 1))
        - (x1 - (x1 >= (unsigned int)1 * !ga23[0])) % 1;
    n1.m2 = (((0x3fffffffU & 3U) ^ (ga14[49] <= 2U << 15))
        != !(ga14[45] == -(x1 ^ (223U ^ ga8[25])))
            / (((((!x1) & ga8[16] & (0x3fffffffU & 3U)) ? x1 : 0xf8007fffU) < 3U * 61698U) | 1))
        ^ 1121371861;
    g22 &= ga17[9].m1 / 3 - 134217728L;
    if (-((unsigned int)0xfffff8U % 4096U + 0xfffffff2U)) {
        switch ((unsigned int)(ga4[4] % 1 * 1 / 1) % 14 ^ 6U) {
        case 7:
        case 8: {
            x1 = (unsigned int)3 * (x1 % ga25[(unsigned int)(67108864 - *gp9) % 52]) % 3;
        }
            break;
        case 6: {
            n1.m1 = ~~n1.m1 & ~0xfffffffcU;
        }
            break;
        default:
            n1.m2 ^= n1.m1 >> 5;
            x1 = g16;
        }
    }
    if (!(((unsigned int)ga11[3] << 31 & x1) ^ (unsigned int)ga11[3] << 31)) {
        x1 = -((unsigned int)x1 << 24) & n1.m1;
        g5 = f1(n1.m2);
    } else {
        x1 = ga21[0].b2 & 109U;
        x1 = 0x7000000U << (((0xffffff92U & (unsigned int)x1 << 20) ^ 2147483645) & 31);
    }
    g3 = (((g22 ^ ga21[6].b2) > ga20[10]) - (ga19[26] % (-2147483647 - 1) & 1 << 27))
        ? ga21[0].m1.b2 - g12 : 39289;
    x1 = ~(!x1 * (126U + -773U) & ~(0x7ffffffcU & 1)) - 0xfffffffcU;
    return ga15[(ga14[45] + 254 * ga28[23]) % 30] / 158 % (x1 | 1) < 252 + x1;
}

static unsigned int ga29[42] = {
    5U, 3U, 0x4000000U, 0x3fc00000U, 0xfe00007fU, 604U, 256U, 0x8000000U, 0x200000U, 0xfffffffeU,
    16384U, 0xfffffff6U, 0xfffffffcU, 0xfffffff5U, 0U, 4U, 2048U, 278U, 2U, 16U, 0xfffffffcU,
    0xffffffffU, 3U, 32U, 0xfffffff6U, 0xffffffffU, 0xffffffffU, 0xfffffffcU, 56U, 2U, 0x3fff00U,
    0x3ffff0U, 0x100000U, 0xfffffea9U, 512U, 0xfffffffdU, 0xffffffdfU, 0xfffc9521U, 0xfffffffeU,
    1024U, 0xfffffffcU, 2U
};
static const unsigned int ga30[50] = {
    0xfffffffeU, 32768U, 666U, 0xfffffc4fU, 10U, 0xfffffffcU, 2U, 3U, 0x7ffffffdU, 1U, 0x10000000U,
    1U, 0x10000U, 0x3f0000U, 0xffffff30U, 0U, 0xfffffffcU, 8U, 391U, 0xffffffe0U, 0xfffffff8U,
    0xfffffffcU, 47803U, 3U, 737U, 2048U, 0xf8000000U, 0xfffffff6U, 2U, 0x7ffffffcU, 1U, 1U,
    0xfffffffcU, 0xfffffffcU, 16384U, 3U, 264U, 992U, 0x7fc00U, 0xfffffffcU, 1U, 31U, 1U, 0x10000U,
    0xfffff87fU, 0xf0000000U, 0xffffffefU, 0xffc7ffffU, 9U, 8U
};
static int g31 = -2147483645;
static const struct S1 gs32;
static _Bool g33 = 1;
static unsigned int ga34[25] = {
    0xfffffff0U, 0U, 223U, 0xfffffffdU, 0xffffff7fU, 0xffffff5cU, 281U, 0x3fc00000U, 0xc00fffffU,
    719U, 0x1000000U, 0xffffffffU, 205U, 0xe0000U, 230U, 0x7ffffffcU, 0x80000003U, 0xfffffffcU, 8U,
    763U, 0x1e63aU, 8192U, 1U, 3U, 0xfffb2983U
};
static long g35;
static struct S2 gs36 = {14U, 0x3e000000U};
static unsigned short ga37[31];
static unsigned int *const gp38 = ga20 + 25;
static const _Bool ga39[51];
static unsigned int *gp40 = ga20 + 13;
static unsigned short g41 = 65503;
static unsigned char g42 = 63;

unsigned short f3(void)
{
    unsigned short x1 = (unsigned int)(-2147483647 - 1)
        << (~-9223372036854775806L & (ga19[12] ^ 1) & 31);
    const unsigned short x2 = ~(x1 ^ ((unsigned int)(64812 + 64814) << (~32768 & 31)) * x1 << 30);
    f2(ga17[25]);
    switch (x1 ^ (1 - x2) * 1 ^ 65532) {
    case -4:
        break;
    case -5:
    case -3:
    case -2:
    case -1: {
        switch ((unsigned int)((unsigned int)x2 * ((94 ^ 208) & 252)) % 9 ^ 4U) {
        case 9:
        default:
            ga11[19] = f2(ga17[(unsigned int)x1 % 27]);
        case 4:
        case 5:
        case 6:
        case 7:
        case 8: {
            (void)((unsigned int)x2 * x2 % 6 % 1);
        }
            break;
        }
    }
        break;
    case -16298627: {
        if (ga21[0].m1.b1 ? 1020U : 0xfffffd63U) {
            g26 = x1 * ga21[3].m1.b1 % -2064385;
        }
        --g13;
        g16 = ga19[(unsigned int)(958U == ga11[25] - 64) % 29];
    }
    }
    (void)(9
        ^ (x2 % 2UL >> 22
            & (~(~(x1 | x1) ^ x2) ^ ((x2 & 0x2000000U) - ((3UL & g3) << 19 ^ -8 * (x2 ^ 109))))));
    g16 = ((unsigned int)(252 >> 3) << 6)
        / ((((ga23[0] < (gp40 ? *gp40 : 0xfffffff1U)) >> 0)
            % (((0x30000000U < 216) ^ g18 ^ (x2 ^ (unsigned int)g35) * (-124475 ? x1 : ga19[3]))
                | 1) - (32768U & x2)) | 1);
    g16 = (65521 / 66UL + x2 % (x2 * -3)) * (x2 * -3);
    if (((unsigned int)x2 << 13) - (ga17[21].m1 >> 0)) {
        g24 &= ga8[ga30[12] * x2 % 28];
        ga23[0] &= (unsigned int)((f2(gs32) != !(x2 % (x2 * 0x80000000U % 240 | 1)))
            << ((x2 ? x2 * 0x80000000U % 240 : ga19[27] >= (ga30[43] ^ (x2 ^ (_Bool)0))) & 31))
            << ((!(x2 % (x2 * 0x80000000U % 240 | 1)) * x2 - (unsigned long)g35 * x2) & 31);
    }
    g13 = x2 ^ ga30[18] ^ x1;
    ga17[(1 - ga19[28]) % 27].m1 = f1(0 / 0x1ffffff0000000UL);
    g31 = ((1 ^ (unsigned int)81232607 << 10) % 51
        & (x1 ^ (x2 + ((unsigned int)224 * ga25[14] & 1U)))) * (ga17[25].m2 % 1 - x2)
        & (((ga15[14] ^ ga28[0]) / 0x7ffffffcU ^ g31 % 0xffff0000U >> 30) + x1);
    return -((g18 <= (int)0xfffffffffffffffcULL + (253 & (7680 - 0UL) / 251))
        / (int)0xfffffffffffffffcULL
        / ((x2 - (7680 - 0UL)) * ((x1 + x2) / (-9223372036854775807L - 1) ^ 2147483647) | 1)) / 670;
}

static int g43 = -1073741825;
static int ga44[4] = {4194304, 2147483644, 3, 15};
static int ga45[23] = {
    -5, -2147483647 - 1, -8192, 390, 810734152, 2147483645, 536870912, -245, 1073741792, -31284133,
    536870879, 2, 6, 20567, 8, -470, 2048, 15, 1, 8, 8802, 1073741824, -17
};
static unsigned int g46 = 0xf82a7a7fU;
static unsigned int g47;
static int ga48[20] = {
    -2147483647 - 1, 2048, -15, -2, 2147483647, 2147483645, 618, -2147483647 - 1, 2147483644,
    -14337, 16777216, 64, -2147483647 - 1, -2147483647 - 1, -6, 1024, 8192, 2042705176, 19113, 0
};
static int g49;
static int ga50[15] = {
    15528832, 2147483647, 2820, -2147450881, 4642700, -520093697, 894184, 992, -391, -253,
    -2147483647 - 1, 524288, 134217728, -5, -2147483647 - 1
};
static struct S4 gs51 = {0xffffe000U, {32768, 2, 1, 61567, 65534, 121}};
static unsigned int *const gp52 = &ga20[21];
static int *gp53 = &ga50[3];
static struct S4 ga54[5];
static unsigned int ga55[39];
static int ga56[32] = {
    548, -4, 619, 353, -2147483647, 110225, 32768, 2048, -2147483646, 2147483646, 268435455,
    2147483645, 2147483646, 25165824, 66846720, 900254, 1073741824, 270, 2147483647, 16, 33554432,
    -2, -983041, 655, -2147483645, -2147483646, 156, 2147483644, -2147483646, 32768, 2, -1073741824
};
static const unsigned int g57 = 0xffff7fffU;

static unsigned short f4(unsigned long n1)
{
    n1 = ga25[29] ^ -32768;
    n1 = ((!2U) & n1 << 32 << 7)
        ^ (((!(ga34[g47 % 25] * 2U * (n1 % 0xe0000000000001ffULL)
            * (gp53[(unsigned int)(65532 != !n1) % 12] % 3U))) | g24 % 1)
            & (((gs36.b1 ? 0xfffffffdU : 2U) ? (n1 ^ gs32.m2) ? n1 : 0xfff80000U : n1)
                >= (n1 ^ n1 % 0xe0000000000001ffULL)));
    g26 = -n1 / 1;
    if (-60473) {
        ga17[22].m1 = ((unsigned long long)353 << 47 ^ (g31 ^ (9ULL & 130ULL)))
            * (0xffffffffffffff1cULL ^ -1);
        if (!((24576 - ga23[0]) >> 16)) {
            ga28[25] = ga29[18] - ~-2147482625;
            f2(ga17[0xfffffffeU & (0UL & n1)]);
            ga28[37] = n1;
            n1 = n1;
            n1 = f3();
            n1 = ga39[(unsigned int)(ga30[11] == ga25[~(n1 % 97) % 52]) % 51];
        }
    }
    n1 += (((1 / 32768 ^ ga29[4]) | ((_Bool)(g33 - n1) & 0)) ^ (1 / 32768 ^ ga29[4]))
        & (!((gs32.m1 | g27) * 0xfffffffffffffffdUL) - 1);
    g33 = (unsigned int)((unsigned int)(8257536 / -2147483645) << 0
        > ((-2147483647 - 1) & 0xfffffe3fU)) << 1;
    ga29[19] ^= 0xffc98790e3be95fcUL ^ ~g46 ^ ~((0xffc98790e3be95fcUL ^ ~g46 ^ g22 ^ 0UL) & 3UL)
        ^ (~g46 & ((ga30[47] != --n1) ^ (0xffc98790e3be95fcUL ^ ~g46 ^ g22 ^ 0UL)));
    n1--;
    n1 = gs36.b2 - (ga17[16].m1 - ga44[1]);
    if (32 ^ 128) {
        unsigned short x1 = -(ga39[39] < 0) ^ (n1 & (unsigned int)(int)n1 << 22);
        switch ((unsigned int)((unsigned int)x1 << 10 ^ 145) % 9 ^ 2U) {
        case 3: {
            ga17[1] = ga2[12];
            x1 ^= (65533 / 1 >> 11) * ((unsigned int)x1 * 65534 * (ga14[46] ^ g12));
        }
            break;
        default: {
            x1 = ((x1 ^ (252 ? 2147483646 : -3)) << 25) % -62961656;
            f3();
            x1 = 1;
            ga28[(unsigned int)(x1 << 10) % 43] = -(1536U & g35);
        }
            break;
        case 4:
            x1 = f2(gs32);
            g33 = *gp9 - -(-34 - -1);
            x1 = f3();
            x1 -= -536870912 / -12;
            break;
        }
    }
    return ~(-10 / 1);
}

static unsigned long ga58[40];
static short g59 = 299;
static const unsigned short g60 = 12288;
static int g61;
static const long ga62[6] = {
    64L, 144115188075855872L, 9223372036854775806L, -9223372036854775805L,
    -9223372036854775807L - 1, 716L
};
static struct S4 gs63;
static unsigned char ga64[11] = {1, 249, 14, 2, 5, 49, 0, 227, 62, 16, 2};
static unsigned char ga65[47];
static const struct S6 ga66[7] = {
    {{{3U, 10U, 0U, 0xfffffd7eU, 0xc000000U}}, 0},
    {{{3U, 0x100000U, 0xfffffffbU, 0xfffffffdU, 0xfffffffbU}}, 1},
    {{{0xffffffbfU, 11U, 156U, 0xffffffffU, 0x80000U}}, 1}
};
static int ga67[10] = {
    4096, 1073741824, 19, -16, 2147483645, 2147483647, -2147483645, -2147483645, 65536, -8
};
static unsigned char g68 = 13;

static inline _Bool f5(void)
{
    int a1[15] = {
        -354, -2147483646, 4096, -2147483646, 134213632, 522240, 2147483645, -2147483647,
        1065353216, 2053, 34, 2147483647, 8, 2080374784, 341
    };
    if (!g42) {
        gs36 = ga21[7].m1;
        a1[14] = -13 * (6150 * a1[10]) * - -(-2147483646 / -(a1[8] / (a1[14] | 1) % (g57 | 1)));
        g42 /= -(a1[(unsigned int)(a1[12] + a1[(unsigned int)(g31 - g24) % 15]) % 15] + g46);
    } else {
        _Bool a2[58] = {0, 1, 1, 1, 1, 1};
        if (3 >= ((a1[3] / 3U) ? a2[ga2[3].m2 % 58] : a1[14])) {
            a2[35] = 2147483647;
            a1[0] = (a2[56] = 3UL > (unsigned int)a1[7] << 2) - 0x780000000000UL;
        } else {
            a2[30] = ~((unsigned long)~ga62[(unsigned int)(a2[(unsigned long)(g35 & a2[25]) % 58]
                ^ (260096 - a2[33])) % 6] << 20);
        }
    }
    a1[6] = -(f3() % 537UL
        + (1 + ga50[4]) * *gp38 * (ga8[a1[2] * ga30[47] * a1[0] % 28] % 65535 / 12289)) * ga37[5];
    a1[14] -= ((2147483645 - 1) | 0x8000000000000003ULL) & (ga30[3] <= 1) / 1;
    a1[(unsigned int)((ga39[(unsigned int)(1 ^ a1[14]) % 51] ^ 1) | a1[5]) % 15] = ~~((1
        != a1[5] * (1 ^ a1[14])) >> 5) & 0;
    a1[5] = f4(a1[3] % 32);
    a1[13] &= (~((65504 >> 13) - (2048 - g31)) & (a1[11] - ga39[36])) ^ ga29[38];
    a1[(814 ^ (1321 ^ g47)) % 15] = 954 & ~((unsigned int)a1[2] << 29);
    return a1[(unsigned int)(192 + a1[4]) % 15] + a1[7] == a1[12] - a1[0];
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
    for (int i1 = 0; i1 < 15; i1++) {
        ga2[i1].m1 ^= zero;
        ga2[i1].m2 ^= zero;
    }
    g3 ^= zero;
    g5 ^= zero;
    for (int i1 = 0; i1 < 62; i1++)
        ga6[i1] ^= zero;
    g7 ^= zero;
    for (int i1 = 0; i1 < 28; i1++)
        ga8[i1] ^= zero;
    g10 ^= zero;
    for (int i1 = 0; i1 < 26; i1++)
        ga11[i1] ^= zero;
    g12 ^= zero;
    g13 ^= zero;
    for (int i1 = 0; i1 < 54; i1++)
        ga14[i1] ^= zero;
    g16 ^= zero;
    for (int i1 = 0; i1 < 27; i1++) {
        ga17[i1].m1 ^= zero;
        ga17[i1].m2 ^= zero;
    }
    g18 ^= zero;
    for (int i1 = 0; i1 < 29; i1++)
        ga19[i1] ^= zero;
    for (int i1 = 0; i1 < 27; i1++)
        ga20[i1] ^= zero;
    for (int i1 = 0; i1 < 8; i1++) {
        ga21[i1].m1.b1 ^= zero;
        ga21[i1].m1.b2 ^= zero;
        ga21[i1].b2 ^= zero;
    }
    g22 ^= zero;
    for (int i1 = 0; i1 < 1; i1++)
        ga23[i1] ^= zero;
    g24 ^= zero;
    g26 ^= zero;
    g27 ^= zero;
    for (int i1 = 0; i1 < 43; i1++)
        ga28[i1] ^= zero;
    for (int i1 = 0; i1 < 42; i1++)
        ga29[i1] ^= zero;
    g31 ^= zero;
    g33 ^= zero;
    for (int i1 = 0; i1 < 25; i1++)
        ga34[i1] ^= zero;
    g35 ^= zero;
    gs36.b1 ^= zero;
    gs36.b2 ^= zero;
    for (int i1 = 0; i1 < 31; i1++)
        ga37[i1] ^= zero;
    g41 ^= zero;
    g42 ^= zero;
    g43 ^= zero;
    for (int i1 = 0; i1 < 4; i1++)
        ga44[i1] ^= zero;
    for (int i1 = 0; i1 < 23; i1++)
        ga45[i1] ^= zero;
    g46 ^= zero;
    g47 ^= zero;
    for (int i1 = 0; i1 < 20; i1++)
        ga48[i1] ^= zero;
    g49 ^= zero;
    for (int i1 = 0; i1 < 15; i1++)
        ga50[i1] ^= zero;
    gs51.m1 ^= zero;
    for (int i1 = 0; i1 < 6; i1++)
        gs51.m2[i1] ^= zero;
    for (int i1 = 0; i1 < 5; i1++) {
        ga54[i1].m1 ^= zero;
        for (int i2 = 0; i2 < 6; i2++)
            ga54[i1].m2[i2] ^= zero;
    }
    for (int i1 = 0; i1 < 39; i1++)
        ga55[i1] ^= zero;
    for (int i1 = 0; i1 < 32; i1++)
        ga56[i1] ^= zero;
    for (int i1 = 0; i1 < 40; i1++)
        ga58[i1] ^= zero;
    g59 ^= zero;
    g61 ^= zero;
    gs63.m1 ^= zero;
    for (int i1 = 0; i1 < 6; i1++)
        gs63.m2[i1] ^= zero;
    for (int i1 = 0; i1 < 11; i1++)
        ga64[i1] ^= zero;
    for (int i1 = 0; i1 < 47; i1++)
        ga65[i1] ^= zero;
    for (int i1 = 0; i1 < 10; i1++)
        ga67[i1] ^= zero;
    g68 ^= zero;
    g47 = f1(~(1 ^ *gp38));
    ga44[2] = f2(gs32);
    ga45[ga19[9] % 23] = f3();
    f4((ga45[12] & 1) * ga48[8]);
    g68 = f5();
    for (int i1 = 0; i1 < 12; i1++)
        see(ga1[i1]);
    for (int i1 = 0; i1 < 15; i1++) {
        see(ga2[i1].m1);
        see(ga2[i1].m2);
    }
    see(g3);
    for (int i1 = 0; i1 < 6; i1++)
        see(ga4[i1]);
    see(g5);
    for (int i1 = 0; i1 < 62; i1++)
        see(ga6[i1]);
    see(g7);
    for (int i1 = 0; i1 < 28; i1++)
        see(ga8[i1]);
    see(*gp9);
    see(g10);
    for (int i1 = 0; i1 < 26; i1++)
        see(ga11[i1]);
    see(g12);
    see(g13);
    for (int i1 = 0; i1 < 54; i1++)
        see(ga14[i1]);
    for (int i1 = 0; i1 < 30; i1++)
        see(ga15[i1]);
    see(g16);
    for (int i1 = 0; i1 < 27; i1++) {
        see(ga17[i1].m1);
        see(ga17[i1].m2);
    }
    see(g18);
    for (int i1 = 0; i1 < 29; i1++)
        see(ga19[i1]);
    for (int i1 = 0; i1 < 27; i1++)
        see(ga20[i1]);
    for (int i1 = 0; i1 < 8; i1++) {
        see(ga21[i1].m1.b1);
        see(ga21[i1].m1.b2);
        see(ga21[i1].b2);
    }
    see(g22);
    for (int i1 = 0; i1 < 1; i1++)
        see(ga23[i1]);
    see(g24);
    for (int i1 = 0; i1 < 52; i1++)
        see(ga25[i1]);
    see(g26);
    see(g27);
    for (int i1 = 0; i1 < 43; i1++)
        see(ga28[i1]);
    for (int i1 = 0; i1 < 42; i1++)
        see(ga29[i1]);
    for (int i1 = 0; i1 < 50; i1++)
        see(ga30[i1]);
    see(g31);
    see(gs32.m1);
    see(gs32.m2);
    see(g33);
    for (int i1 = 0; i1 < 25; i1++)
        see(ga34[i1]);
    see(g35);
    see(gs36.b1);
    see(gs36.b2);
    for (int i1 = 0; i1 < 31; i1++)
        see(ga37[i1]);
    see(*gp38);
    for (int i1 = 0; i1 < 51; i1++)
        see(ga39[i1]);
    see(gp40 != 0);
    see(gp40 ? *gp40 : 0);
    see(g41);
    see(g42);
    see(g43);
    for (int i1 = 0; i1 < 4; i1++)
        see(ga44[i1]);
    for (int i1 = 0; i1 < 23; i1++)
        see(ga45[i1]);
    see(g46);
    see(g47);
    for (int i1 = 0; i1 < 20; i1++)
        see(ga48[i1]);
    see(g49);
    for (int i1 = 0; i1 < 15; i1++)
        see(ga50[i1]);
    see(gs51.m1);
    for (int i1 = 0; i1 < 6; i1++)
        see(gs51.m2[i1]);
    see(*gp52);
    see(*gp53);
    for (int i1 = 0; i1 < 5; i1++) {
        see(ga54[i1].m1);
        for (int i2 = 0; i2 < 6; i2++)
            see(ga54[i1].m2[i2]);
    }
    for (int i1 = 0; i1 < 39; i1++)
        see(ga55[i1]);
    for (int i1 = 0; i1 < 32; i1++)
        see(ga56[i1]);
    see(g57);
    for (int i1 = 0; i1 < 40; i1++)
        see(ga58[i1]);
    see(g59);
    see(g60);
    see(g61);
    for (int i1 = 0; i1 < 6; i1++)
        see(ga62[i1]);
    see(gs63.m1);
    for (int i1 = 0; i1 < 6; i1++)
        see(gs63.m2[i1]);
    for (int i1 = 0; i1 < 11; i1++)
        see(ga64[i1]);
    for (int i1 = 0; i1 < 47; i1++)
        see(ga65[i1]);
    for (int i1 = 0; i1 < 7; i1++) {
        for (int i2 = 0; i2 < 5; i2++)
            see(ga66[i1].m1.m1[i2]);
        see(ga66[i1].b2);
    }
    for (int i1 = 0; i1 < 10; i1++)
        see(ga67[i1]);
    see(g68);
    printf("%llx\n", hash);
    return 0;
}
