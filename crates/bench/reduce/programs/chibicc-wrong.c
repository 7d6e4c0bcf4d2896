/* cassay 1/scalar/4/barrier=extern,function.attributes=0,record.oddbitfields=0,record.packed=0,type.int128=0,type.uint128=0,op.builtin=0 */
struct S1 {
    unsigned int b1 : 4;
    unsigned char m2[2];
    int b3 : 7;
};

struct S2 {
    unsigned int b1 : 13;
    int m2;
    unsigned char m3[2];
    unsigned int b4 : 9;
    long m5;
    int m6;
};

struct S3 {
    unsigned int b1 : 2;
    unsigned int b2 : 4;
    unsigned char m3;
    int m4[1];
};

struct S4 {
    long m1;
    signed char m2;
    unsigned short m3;
};

struct S5 {
    unsigned short m1;
    unsigned int m2[8];
    int b3 : 1;
};

struct S6 {
    unsigned int b1 : 7;
    int b2 : 17;
};

unsigned int g1 = 0x1f15aU;
unsigned int g2 = 0x14bbcbd5U;
unsigned long long g3 = 0ULL;
signed char ga4[91];
unsigned long long *gp5 = &g3;
unsigned int ga6[14] = {
    403U, 639U, 23048U, 0xffffff8eU, 0xfffffdd1U, 0xef787245U, 16U, 8U, 346U, 0xfffffaefU, 12U,
    0xffffd775U, 0xfffffc2eU, 0xffffffcaU
};
unsigned long ga7[98] = {
    0xfffffffffffffff7UL, 0xfffffffffffffff8UL, 0x1abeeUL, 85UL, 0xfffffffffffffff5UL,
    0xfffffffffffff7f1UL, 0x2864fe2dbe77d88aUL, 0x1dcba9c2dd7d9cUL, 0xffffffffffffffe2UL,
    0xffffffffffffffffUL, 17537UL, 0xffffffffffffff44UL, 0UL, 725UL, 316UL, 11UL, 13UL,
    0x124f4d5d646683eUL, 0xfffffffffffffd11UL, 0xfffffffffffffda4UL, 0x5733dUL, 2UL, 406UL,
    0xfffffffffffffc8aUL, 13UL, 0xfffffffffffffffcUL, 0x1dd9408672a4UL, 0xffffcadcce35f8b2UL,
    0xffffffffffffff42UL, 0xfffffffffffffec5UL, 0x19135UL, 0xfffffffffffffffdUL, 7UL,
    0xfffffffffffffffbUL, 13UL, 8UL, 0xfffffffffffffffdUL, 0xfffffffffffffd21UL, 1UL,
    0x3d4b27bdd6UL, 418UL, 0xfffffffffffffc76UL, 0xffffffffffffff99UL, 62427UL,
    0xfffffffffffffff3UL, 1UL, 426UL, 13UL, 0xfffffffffffffef6UL, 1469UL, 13UL, 0x31bd64aUL,
    0xfffffffffffffc29UL, 11UL, 244UL, 0xfffffffffffffe7dUL, 489UL, 14UL, 0xda322dUL, 0x4ce8406c1UL
};

unsigned long long *f1(unsigned short n1)
{
    unsigned int x1 = ((n1 * (-229L - n1) <= 0x5bfd3b530UL) - (n1 * (-229L - n1) <= 0x5bfd3b530UL)
        < (n1 * (-229L - n1) <= 0x5bfd3b530UL)) - ((n1 - n1) >> 18);
    n1 = ~((x1 >> 0 > (unsigned char)(-280 || x1))
        - (((x1 >> (0xfffffffffffffff5UL & 31)) - 2ULL)
            ^ ~((x1 != 0xfffffff1U) + 572U - (n1 >> 22))) % 250 * (15U > 254 - 2663U)
        - ((((0xfffffff7U != ~(~!(x1 >> 21) * ~~-491)) | (x1 | 686))
            > (~(x1 + n1) | (581 - 0xfffffffffffffeeaUL))) > ~x1 * x1)
        == x1 * (x1 != 0xfffffff1U) * -11 ? (gp5 == &g3) >> (6022 & 31) : x1);
    x1 -= -n1 + (- -(n1 + 809U) - x1 - (n1 - x1));
    return &g3;
}

struct S1 gs8 = {.b1 = 9U, .b3 = 48, .m2 = {207, 246}};
unsigned int g9;
struct S2 ga10[12] = {
    {4631U, -1132034559, {12, 253}, 507U, 6L, 431},
    {7350U, -427, {8}, 427U, 851L, -12},
    {.m2 = 455762, .b4 = 7U, .m6 = -362614, .m5 = 775L, .m3 = {246, 0}, .b1 = 7820U},
    {14U, -874, {4, 240}, 495U, 0L, -354},
    {.m5 = -374L, .b1 = 843U, .m6 = -28807, .m2 = 10935722, .m3 = {221, 14}, .b4 = 206U},
    {.m3 = {253, 128}, .m6 = 16441725, .m2 = -288, .b1 = 8178U, .m5 = -3484742758847L, .b4 = 57U},
    {.m3 = {16, 2}, .m2 = -1805998612, .m5 = -114L, .b1 = 4U, .b4 = 411U, .m6 = 831},
    {.m5 = -219L, .b1 = 126U, .m3 = {240, 134}, .m2 = 523938026, .b4 = 504U, .m6 = -735},
    {2U, 980, {75, 224}, 155U, 744466192941019L, -6},
    {.m6 = 3552, .m5 = -764L}
};

unsigned long long *f2(void)
{
    f1(g9);
    g9 = (394908 < ~(g9 ^ 602UL))
        - (253 + (-5 >= 0xfffffffeU)) % 0xfffffffffffffff8UL % (- -9U | 1);
    g1 = g3 + ga6[6] > g2 ? g9 : 54;
    *gp5 = ga4[74];
    return &g3;
}

unsigned int g11 = 0xfffffff6U;
short ga12[111] = {
    764, 2, -731, 23, 0, -14, 14, -385, -1656, 4, 796, 441, -853, -14, 17395, 0, 689, 817, -912, 97,
    -489, 112, 151, 13, 15, 934, 11, -2, 603, -437, -898, 3, 10, 90, 13, -2, -79, 116, -6, 10, -503,
    -97, 12, 7, 197, -2, -338, 168, 2436, -1, 597, 1, -258, 20, 14, 317, -9, 1, -377, -1, 5, 778, 2,
    270
};
unsigned long long *(*gfp13)(void) = f2;
struct S3 gs14 = {2U, 7U, 90, {16}};
struct S3 *gp15 = &gs14;
signed char g16 = -12;
unsigned char ga17[6] = {16, 255, 245, 176, 59, 11};
unsigned int ga18[71];
unsigned int g19 = 0xffffffa2U;
signed char *gp20 = &g16;
struct S3 *gp21 = &gs14;
unsigned long long g22 = 15ULL;
int g23 = -27498;
unsigned char g24 = 245;
int ga25[71];
unsigned int *gp26 = &ga18[9];
unsigned int g27 = 8U;
int ga28[102];
unsigned long long *(*gft29[6])(void) = {f2, f2, f2, f2, f2, &f2};

unsigned long long *f3(void)
{
    unsigned long long *(*fp1)(unsigned short) = f1;
    struct S4 a2[35] = {
        {-2081L, -9, 747},
        {.m3 = 5, .m2 = 19, .m1 = -10L},
        {.m2 = -6, .m1 = -513L, .m3 = 64836},
        {11L, -64, 64824},
        {-746L, -99, 355},
        {.m2 = 37, .m1 = 952L, .m3 = 65527},
        {-1L},
        {.m3 = 891, .m1 = -626L, .m2 = 98},
        {-79L, 56, 17},
        {-9L, 15},
        {814L, -3, 64874},
        {2L, -1, 65522},
        {-3010L, -122},
        {50L, -115, 65477},
        {.m3 = 13, .m1 = 536L, .m2 = 10},
        {649L, 15, 11},
        {.m2 = -63, .m3 = 187, .m1 = -1343361089821L},
        {.m2 = 1, .m1 = 5L, .m3 = 44},
        {1310452305055L, -100, 4},
        {80192297L, 8, 13},
        {2498907697942799963L, -5, 893},
        {-6L, 2, 96},
        {-6L},
        {3311080034L}
    };
    g22 = !(!(-26836443 <= 838) % 73);
    gp15->m3 = ((0xffffffcbU > 25189U && 5L) ^ -(~~(0xffffffcbU > 25189U) < 14))
        <= (unsigned int)~(unsigned long)(((!(10 >> (ga10[2].m2 & 31) | g1))
            | (0xffffffcbU > 25189U)) < g11);
    fp1 = &f1;
    gft29[5]();
    a2[23].m2 += (~!~(((unsigned int)(253 - a2[15].m2)
        * ~(1259 >> 2 | (a2[19].m3 + (a2[34].m3 - (388 != ga12[110])))) <= -1)
        > ((((unsigned int)a2[(g9 ? -992 : g22) % 35].m2 * a2[(unsigned int)(gs8.b1 - ~74) % 35].m2
            + a2[(unsigned int)a2[16].m3 % 35].m3)
            & (unsigned int)a2[(unsigned long)(a2[25].m1 | ~ga18[13]) % 35].m3 * -9)
            >= (gs8.m2[0] ^ 12))) < ~~74) >> 14;
    return &g3;
}

unsigned int *gp30 = ga18 + 68;
int g31 = 614;
struct S3 ga32[9];
unsigned int ga33[106] = {
    0xffffff91U, 0xfffffff1U, 0xfffffee0U, 770U, 3U, 0x5a5202U, 532U, 41U, 0U, 0U, 0xfffffff2U, 49U,
    0xfffffff2U, 0xffffff08U, 335U, 0xfffffff6U, 82U, 404U, 151U, 0U, 524U, 0xfffffd77U,
    0xfffffffaU, 847U, 481U, 0x1daa453U, 0xfffffd71U, 1U, 0xfffffff6U, 0xffffeac2U, 855U, 46U,
    0xfffffffeU, 0xffffffa1U, 0xfffffffaU, 611U, 8U, 0x1c998845U, 708U, 0xffffffe6U, 3U, 0U,
    0xfffffff2U, 0x5be6bbU, 1447U, 0xfffffffbU, 0xfffffcb4U, 0xfffffcf2U, 14U, 13U, 0x49e773bU,
    0xffffffffU, 0x11d906U, 0xfffffff8U, 10U, 0xfffffff3U, 0xfffffc6aU, 427U, 201U, 414U, 1U,
    0x1c9ff8aU, 455U, 0U
};
unsigned long ga34[50] = {
    0xfffffffffffffff1UL, 16UL, 0x20a2bc37a0c4UL, 117UL, 971UL, 0xfffffffffffffff9UL,
    0xfffa4021fb1ba0acUL, 0xff8bbbaaf8d2ba30UL, 0x3addace9e468bcUL, 592UL, 0xfffffffffffffc45UL,
    0xfffffffffffffffeUL, 0x13ba0713d571ae1UL, 658UL, 0UL, 220UL, 0xbd1ecbb5UL, 11UL,
    0xfffffffffffffe83UL, 0x13b37UL, 590UL, 0xfffffffffffffc5bUL, 0xfffffffff635ca46UL,
    0xfffffffffffffccfUL, 0xfffffffffffffe8bUL, 0xfffffffffffffff6UL, 0xfffffffffffffd13UL,
    0xffffffffffb48297UL, 510UL, 0xffffffffffffcc29UL, 0UL, 0xfffffffffffffff9UL,
    0xfffffffffffffc93UL, 14UL, 0xfffffffffff6863dUL, 0xfffffffffffffff9UL, 0xffffffffffffffd0UL,
    0x18da091dbd3431aUL, 0xffffffffff1df620UL, 0xfffffffffffffe2cUL, 0xfffffffffffffff7UL, 40UL,
    6UL, 0xfffffffffffffe21UL, 370UL, 0xfffffffffffffceeUL, 10UL, 23UL, 0xfffffffffffffefbUL,
    0x268df59UL
};

void f4(void)
{
    unsigned long x1 = ((ga12[0] - gs8.b3) ^ (gp30 - ga18)) != -1 >> 16;
    static int x2 = -14;
    unsigned long x3 = ((unsigned int)!(((unsigned int)(517L != ga32[3].m3) * ~(13 ^ 65029))
        ? ga28[101] - (g3 > 1001550513) : *gp20) + -~(8163 * 58794 * 939UL))
        ^ ((g24 ^ ~(13 ^ 65029)) - ~(13 ^ 65029) + x2 % 0x2a430ULL);
    static short x4 = 165;
    unsigned int x5 = ~((unsigned int)-~~14 * -~~14);
    g19 = (!((gp15 == &gs14) < ((227 != ~ga17[2] * 359460) > 0xfffffff8U))
        + (227 != ~ga17[2] * 359460)) ? ~-x4
        : ~((!(8U >= x3 ? x3 : 0x1376b892059793UL - x5)) & (0xfffffffffffffffbUL - x1));
    (*gfp13)();
    gp26[11] += ((((-8 <= 66) & 0x1c6fd3f4ceUL) ^ !18)
        - (-8 <= 66 ? -10 >> 29 : 14 + -71 - (13 & (-3 - 5556)) * 863UL)
        <= ((!((!998U) >= -6)) & -3L))
        - (588 != (-8 < (7 ? (unsigned int)1 * (145 - 5) > 93 : 1 + (-249L > -27811355))))
        - (~241 + 0xffffff9aU != -(-283L <= 0x5bb77dcULL) >> ((15 <= 243) * +43626561985L & 31))
        >= ~~(-1 + ~((13 & (-3 - 5556)) >= 14 + -71));
    gp26[37] = ~(g19 - (x2 < 510) == -6L) > (unsigned int)g23 * ~(x2 < 510) ? gp26[49]
        : ~(g19 - (x2 < 510));
    gp21->b2 = x5;
}

unsigned long long *(*gfp35)(void) = f3;
struct S4 ga36[1] = {{-9L, -61, 712}};
unsigned int g37 = 0x70047U;
unsigned char ga38[103] = {
    246, 243, 21, 134, 248, 15, 15, 2, 11, 254, 47, 178, 98, 2, 247, 6, 0, 120, 177, 31, 243, 255,
    94, 0, 0, 165, 188, 64, 1, 29, 16, 7
};
unsigned int *gp39 = &ga33[103];
unsigned int g40;
unsigned int g41 = 218U;
unsigned short *ga42[2] = {&ga36[0].m3, &ga36[0].m3};
unsigned long g43;
signed char g44 = 2;
int g45 = 79410;
long g46 = 13626L;
unsigned int g47 = 5U;
unsigned long ga48[109];
int g49 = -1;
int g50 = 1;
long ga51[82];
unsigned int ga52[78];
int g53 = 8;
signed char g54;
_Bool g55;
struct S5 gs56;

unsigned int f5(unsigned int n1)
{
    unsigned int *p1 = &ga33[56];
    int x2 = +((unsigned long long)(!+((unsigned int)~(g11 < (*p1 == ~g16))
        * ((*p1 == ~g16) + (*p1 - n1 - 0xfffffffffffffff5UL >= *p1)))
        >> ((g16 - 0xfffffffcU) * g22 & 31) == -(g16 - 0xfffffffcU - (~g16 <= 87)))
        * (+(*p1 & (g11 ^ gp21->b1) >> 14) + ga17[g22 % 6]));
    unsigned long a3[111] = {
        0xfffffffffffffffbUL, 0xbf822777803UL, 0xfffffffffffffcb7UL, 0xfffffffffffffc5fUL, 15UL,
        0xfffffffffffffdb1UL, 0xffffffffffffffa6UL, 0xfffffffffffffc42UL, 0xfffffffffffffffcUL,
        0xee46241UL, 0xfffffffffffffffbUL, 0xfffffffffffffcfaUL, 0xfffffffffffffd49UL,
        0x4ee2a52f2b65UL, 0xfffffffffffffff8UL, 343UL, 0xfffffffffffffffbUL, 0x89d16b1fUL,
        0xfffffffffffffffcUL, 0x1e61fa04b0ce07c9UL, 577UL, 16UL, 0xfffffffffffffffcUL, 11UL,
        0xd5953e43aae136b0UL, 0x7bc9861f5814275UL, 0xfffffffffffffffaUL, 6UL, 0x7248da9340df51UL,
        0xffedecaf71cd7c30UL, 0x552939UL, 0x33e72a6b29efcUL, 0xffffffffffffff0cUL, 0x2c471e77b6UL,
        0xfffffffffffffff3UL, 0xfffffffffffee358UL, 0xfffffffffffffff6UL, 475UL, 798UL,
        0xfffffffffffffff2UL, 11825UL, 0xcf65f915a5f5750dUL, 0xfffffffffffffff3UL, 69UL, 7UL,
        0xfffffffffffffda0UL, 0xfffffffffffffcefUL, 0xfffffffffffffcbdUL, 0xfffffffffffffffcUL,
        15UL, 20UL, 1061UL, 0xffffffffffffffffUL, 0xfffffffffffffff3UL, 6UL, 0x397a6da0UL, 2UL,
        0xfffffffffffff358UL, 0x8008e6a67efe6cebUL, 0xfffffffffffffff7UL, 0xfffffffffffffffaUL,
        11UL, 0xffffffffffffffa4UL, 385UL
    };
    a3[49] -= ~(0xfffffe9aU - n1 - x2);
    return gs14.b1;
}

unsigned long g57 = 29671UL;
unsigned int ga58[95];
unsigned long g59 = 979UL;
unsigned long ga60[36];
struct S3 ga61[20];
unsigned int g62 = 15U;
unsigned long g63 = 0x231c17ee561e1UL;
unsigned int ga64[7] = {0xfffffffdU};
unsigned int (*gft65[5])(unsigned int) = {&f5, f5, &f5, f5, f5};

unsigned char f6(unsigned int n1, struct S1 n2, long n3)
{
    *gp15 = ga61[15 * g27 % 20];
    if (!ga18[(unsigned int)(174 - g50) % 71]) {
        gp15 = &gs14;
        n3 = ((0 == n2.b1) ^ (~g19 | ga18[18]) >> 16) - ~g19 >= 6;
        if (!(g19 + g23 + ~(n2.b1 >> 9))) {
            n2.m2[1] -= (+(~1857 >> 13) - 0xfffbde3eU) >> 23;
        }
        g19 = g23 ^ n3;
    } else {
        static short x1 = 4;
        unsigned long *a2[3] = {&g59, &ga48[0], &g43};
        if (ga28[53] - *a2[0]) {
            unsigned long x3 = ~~~((ga25[68] & n3) >> 62 >> 57) ^ (g23 ^ n3);
            g22 = ~((unsigned int)((0x1d4ede0U & 13U) != 3) >> 31 ^ ((0x1d4ede0U & 13U) != 3));
            g24 = -(65533 * ((unsigned int)245 * (44 * -945)));
            n2.b3 = f5(-838 ? 137 : 0xfea65686U);
        }
    }
    return (g22 > ga28[9]) < g3;
}

void (*gft66[4])(void) = {f4, &f4, f4, f4};
unsigned int *ga67[2] = {&g27, &g27};
unsigned int g68 = 0xfffffff3U;
int g69 = 26;
struct S3 gs70 = {3U, 12U, 2, {406}};
struct S6 gs71 = {113U, -14};
unsigned int g72 = 0xffffffeaU;
unsigned int g73 = 0xfffffc8aU;
int *ga74[4] = {&g50, &g50, &g31, &g69};
struct S5 ga75[1] = {{.m1 = 65499, .b3 = -1, .m2 = {11430U, 0xffff13beU}}};
unsigned long long g76 = 12ULL;
unsigned long long *(*gft77[4])(unsigned short) = {f1, f1, f1, f1};
short g78 = 736;
struct S3 ga79[13];
unsigned long long g80 = 16ULL;
short *gp81 = &g78;
signed char g82;
char ga83[106];
short g84;
unsigned long long *gp85 = &g76;
unsigned long ga86[72] = {
    387UL, 0UL, 0x5f11e4UL, 110UL, 0xfffffffffffffff8UL, 0x6074361c8UL, 656UL, 534UL,
    0xfffffffffffffff4UL, 1006UL, 12UL, 5UL, 4UL, 0xfffffffffffffffdUL, 548UL, 4UL, 658UL,
    0xd4523439d588e7dUL, 0x1472f0e9784UL, 28UL, 0xffffffffffff775aUL, 0xfffffffffffffff5UL,
    0x1a30b3UL, 13UL, 0xffffffffffe607d2UL, 0xfffafbb869e6561dUL, 9UL, 0xfffffffffffffff5UL,
    0x15395857cc9be9e4UL, 0xfffffffffffffffaUL, 0xfffffffffffffe3aUL, 0xfffffffffffffffeUL,
    0xfffffffffffde85fUL, 437UL, 3UL, 0xfffffffffffffd08UL, 10UL, 0xfffffffa034123adUL,
    0xfffffffffffffef5UL, 0xfffffffffffffd76UL, 0xfffffffffffffff7UL, 0x3b592f1a6UL,
    0xfffffffffffffffcUL, 0xb63904fca5UL, 656UL, 0xfffffffffffffffcUL, 706UL, 0x247970005b60UL,
    0xfffffffffffffe8aUL, 0xfffffffffffffff3UL, 12UL, 595UL, 0xfffffffffffffffdUL,
    0x333c49c785cc52bfUL, 0UL, 0xffffffffffffff84UL, 492UL, 0xfffffffffffffdddUL,
    0xfffffffffffffff5UL, 212UL, 0xffe01d45aafd490eUL, 0xf794ef4fa14UL, 679UL, 0xffffffffffffffffUL
};

unsigned long long *f7(void)
{
    long x1 = ((*gp20 < ga61[(unsigned int)!(ga17[1] & g24) % 20].b1) <= 1UL) ^ 13U;
    unsigned short x2 = +x1
        <= (unsigned int)(unsigned char)((0 ^ +!~g24) >= x1) * (56 - (x1 <= x1));
    unsigned int x3 = (x2 - (unsigned int)(x2 % -231174) * (x2 + 82249)) % 7UL * x2
        + ((x2 + gp15->b2 * g41)
            * (26
                * !((g27 + -813 != 0x467e593721e559ULL)
                    * ((unsigned int)(x2 % -231174) * (x2 + 82249))))
            + ((unsigned int)-92 * 64 % 536U
                + (-12 + 234) * (169 * 0xffffffffU) % (9 - 0xffffdd2eU + 775652204103L)))
            % ((unsigned long)((0 == 0 || (x2 == -2147483647 - 1 && 0 == -1) ? x2 : x2 % 0)
                + 2 * ga52[22] + (g16 % 9 + -245))
                * ((unsigned int)((gs14.b2 + -84) % 212) * x2 ^ 263L * (-591 + -16L))) + ga18[12];
    x2 = ~((~0xfffffffcU & -x3) ? ((~0xfffffffcU & -x3) >> 22) - !~(4 & (0 ^ (0 + -276)))
        : (87 & ~(0x1941384U - 843884740))
        >> (((*gp85 + !~(0xffffffa3U >= -2)) ^ ((186 | 0) - x3)) & 31));
    x3 = ~(x3 ? 10U : *gft77[2](gs14.b1)) - (227 - (x3 + x1 && 0xfffffd81U * -3));
    ga7[12] -= !(x2 - g16);
    if (!~!~(x3 ^ gs56.m1)) {
        x1 = ~~123 > (627 <= ~123);
        x3 += (1 != x3) != ga38[96];
    }
    g27 = ~~~130U;
    gs70.m4[0] &= !(((0 | 56555143 >> 1) < (0xfffffff2U == -15)) >> 26);
    return &g3;
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    f1(-1850);
    f2();
    f3();
    f4();
    gp26[(g37 + g24) % 62] = f5(-67 * g23 > *ga74[1]);
    ga51[44] = f6(749 + 738, (struct S1){.b3 = -42, .b1 = 12U, .m2 = {104, 229}}, *gp20 + g9);
    f7();
    see(g1);
    see(g2);
    see(g3);
    for (int i1 = 0; i1 < 91; i1++)
        see(ga4[i1]);
    see(*gp5);
    for (int i1 = 0; i1 < 14; i1++)
        see(ga6[i1]);
    for (int i1 = 0; i1 < 98; i1++)
        see(ga7[i1]);
    see(gs8.b1);
    for (int i1 = 0; i1 < 2; i1++)
        see(gs8.m2[i1]);
    see(gs8.b3);
    see(g9);
    for (int i1 = 0; i1 < 12; i1++) {
        see(ga10[i1].b1);
        see(ga10[i1].m2);
        for (int i2 = 0; i2 < 2; i2++)
            see(ga10[i1].m3[i2]);
        see(ga10[i1].b4);
        see(ga10[i1].m5);
        see(ga10[i1].m6);
    }
    see(g11);
    for (int i1 = 0; i1 < 111; i1++)
        see(ga12[i1]);
    see(gs14.b1);
    see(gs14.b2);
    see(gs14.m3);
    for (int i1 = 0; i1 < 1; i1++)
        see(gs14.m4[i1]);
    see(gp15->b1);
    see(g16);
    for (int i1 = 0; i1 < 6; i1++)
        see(ga17[i1]);
    for (int i1 = 0; i1 < 71; i1++)
        see(ga18[i1]);
    see(g19);
    see(*gp20);
    see(gp21->b1);
    see(g22);
    see(g23);
    see(g24);
    for (int i1 = 0; i1 < 71; i1++)
        see(ga25[i1]);
    see(*gp26);
    see(g27);
    for (int i1 = 0; i1 < 102; i1++)
        see(ga28[i1]);
    see(*gp30);
    see(g31);
    for (int i1 = 0; i1 < 9; i1++) {
        see(ga32[i1].b1);
        see(ga32[i1].b2);
        see(ga32[i1].m3);
        for (int i2 = 0; i2 < 1; i2++)
            see(ga32[i1].m4[i2]);
    }
    for (int i1 = 0; i1 < 106; i1++)
        see(ga33[i1]);
    for (int i1 = 0; i1 < 50; i1++)
        see(ga34[i1]);
    for (int i1 = 0; i1 < 1; i1++) {
        see(ga36[i1].m1);
        see(ga36[i1].m2);
        see(ga36[i1].m3);
    }
    see(g37);
    for (int i1 = 0; i1 < 103; i1++)
        see(ga38[i1]);
    see(*gp39);
    see(g40);
    see(g41);
    for (int i1 = 0; i1 < 2; i1++)
        see(*ga42[i1]);
    see(g43);
    see(g44);
    see(g45);
    see(g46);
    see(g47);
    for (int i1 = 0; i1 < 109; i1++)
        see(ga48[i1]);
    see(g49);
    see(g50);
    for (int i1 = 0; i1 < 82; i1++)
        see(ga51[i1]);
    for (int i1 = 0; i1 < 78; i1++)
        see(ga52[i1]);
    see(g53);
    see(g54);
    see(g55);
    see(gs56.m1);
    for (int i1 = 0; i1 < 8; i1++)
        see(gs56.m2[i1]);
    see(gs56.b3);
    see(g57);
    for (int i1 = 0; i1 < 95; i1++)
        see(ga58[i1]);
    see(g59);
    for (int i1 = 0; i1 < 36; i1++)
        see(ga60[i1]);
    for (int i1 = 0; i1 < 20; i1++) {
        see(ga61[i1].b1);
        see(ga61[i1].b2);
        see(ga61[i1].m3);
        for (int i2 = 0; i2 < 1; i2++)
            see(ga61[i1].m4[i2]);
    }
    see(g62);
    see(g63);
    for (int i1 = 0; i1 < 7; i1++)
        see(ga64[i1]);
    for (int i1 = 0; i1 < 2; i1++)
        see(*ga67[i1]);
    see(g68);
    see(g69);
    see(gs70.b1);
    see(gs70.b2);
    see(gs70.m3);
    for (int i1 = 0; i1 < 1; i1++)
        see(gs70.m4[i1]);
    see(gs71.b1);
    see(gs71.b2);
    see(g72);
    see(g73);
    for (int i1 = 0; i1 < 4; i1++)
        see(*ga74[i1]);
    for (int i1 = 0; i1 < 1; i1++) {
        see(ga75[i1].m1);
        for (int i2 = 0; i2 < 8; i2++)
            see(ga75[i1].m2[i2]);
        see(ga75[i1].b3);
    }
    see(g76);
    see(g78);
    for (int i1 = 0; i1 < 13; i1++) {
        see(ga79[i1].b1);
        see(ga79[i1].b2);
        see(ga79[i1].m3);
        for (int i2 = 0; i2 < 1; i2++)
            see(ga79[i1].m4[i2]);
    }
    see(g80);
    see(*gp81);
    see(g82);
    for (int i1 = 0; i1 < 106; i1++)
        see(ga83[i1]);
    see(g84);
    see(*gp85);
    for (int i1 = 0; i1 < 72; i1++)
        see(ga86[i1]);
    printf("%llx\n", hash);
    return 0;
}
