/* cassay 1/scalar/4/size=12000 */
struct S1 {
    int m1;
    int : 4;
    unsigned int b2 : 2;
    unsigned int b3 : 31;
    short m4[2];
    unsigned long long m5;
    short m6;
    int b7 : 4;
};

struct S2 {
    int b1 : 29;
    int m2;
    int b3 : 1;
    unsigned int b4 : 23;
    signed char m5;
    unsigned int m6;
    long m7;
    int b8 : 11;
};

struct S3 {
    int b1 : 15;
    unsigned int m2;
    short m3[7];
};

static unsigned int g1 = 0x1f15aU;
static unsigned int g2 = 0x14bbcbd5U;
static unsigned long long g3 = 0ULL;
static signed char ga4[91];
static unsigned long long *gp5 = &g3;
static unsigned int ga6[14] = {
    403U, 639U, 23048U, 0xffffff8eU, 0xfffffdd1U, 0xef787245U, 16U, 8U, 346U, 0xfffffaefU, 12U,
    0xffffd775U, 0xfffffc2eU, 0xffffffcaU
};
static unsigned long ga7[98] = {
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

static unsigned long rem_unsigned_long(unsigned long a, unsigned long b)
{
    return b == 0 ? a : a % b;
}

static unsigned long long *f1(unsigned short n1)
{
    unsigned int x1 = ((n1 * (-229L - n1) <= 0x5bfd3b530UL) - (n1 * (-229L - n1) <= 0x5bfd3b530UL)
        < (n1 * (-229L - n1) <= 0x5bfd3b530UL)) - ((n1 - n1) >> 18);
    n1 = !((((n1 > n1 + -280) - !(n1 + -280 - n1)
        - (((n1 > n1 + -280) - 11) >> (-2ULL & 31)
            >= ~x1 - ((0x4f5aa9e3c94UL - (n1 >> 26) >= 8 - x1) > x1 - 125)))
        ? ~(((0xfffffff7U != !(~+(x1 >> 17) * ~8143856)) | x1)
            > (0xfffffffffffffffeULL >= (!x1 ^ n1))) : 581 - 0xfffffffffffffeeaUL) ? ~x1 * x1
        : 908);
    ++x1;
    x1--;
    x1 += __builtin_bswap32(!__builtin_clzll(n1 | -x1 | 1));
    x1 = __builtin_clrsb(+__builtin_ffsll(gp5 == &g3));
    return &g3;
}

static struct S1 gs8 = {-10, 3U, 0x7ffffc36U, {2, -8890}, 586ULL, -888};
static int g9 = -773;
static int *ga10[4] = {&g9, &g9, &g9, &gs8.m1};
static int g11 = 2;
static long g12 = 574L;
static unsigned int g13 = 0xfffffff8U;
static struct S2 gs14 = {31293314, 2977505, -1, 7U, -11, 775U, -344L};
static unsigned long ga15[90];
static int ga16[16] = {
    -16, -725, 64, 495, 0, -354, -50, 83, -374, 843, -28807, 10935722, -7097, 14, 206, -1616
};
static unsigned long g17;
static unsigned long long *(*gfp18)(unsigned short) = f1;
static unsigned long long *(*gfp19)(unsigned short) = f1;

__attribute__((pure)) struct S2 f2(void)
{
    unsigned long *p1 = &g17;
    unsigned long long a2[66] = {
        0xf8409d181b305d22ULL, 0xffffffffffffff8eULL, 4ULL, 0xffffffffffffff9bULL, 831ULL, 332ULL,
        8136ULL, 14ULL, 0xffffffffffffff0aULL, 0xfffffffffffffb62ULL, 646ULL, 0x7ceaa3a9d5b2c60ULL,
        504ULL, 0xfffffffffffffd21ULL, 0xffffffffffffff99ULL, 213ULL, 0xffffffffffff9b6dULL, 1ULL,
        0xfffffffffffffcd6ULL, 16ULL, 0x2a5168afa3fdbULL, 0xfffffffffffffffaULL, 191ULL,
        0x38bc8c3e7e61ULL, 0xfffffffffffffcf0ULL, 0x3d0b759ac01d5bc7ULL, 0xfffffffffffffdaaULL,
        0x61010d169d1ULL, 0xfffffffffffffc5fULL, 0xfffffffffcfa3a16ULL, 0x75957baeab8cULL, 925ULL,
        1165ULL, 0x1fadafda5ULL, 12ULL, 0xfffffffffffffd41ULL, 0x336c210e1ULL, 13ULL,
        0xfffffffffffffff9ULL, 11ULL, 0x19a1bb7e2bULL, 0xfffffffffffffffaULL, 0xfffffffffffffe1eULL,
        0x3dac476422ULL, 939ULL, 0xfffffffffffffe1cULL, 107ULL, 55ULL, 0xfffffffffffffffbULL,
        0x49be1fd140ULL, 0xfffffffffff7b0ccULL, 14ULL, 0x198f989ULL, 9ULL, 0xfffffffffffffd22ULL,
        44ULL, 0xfffffffffffffff9ULL, 499ULL, 258ULL, 0ULL, 0xfffffffffffffff4ULL,
        0xfffffffffffffe54ULL, 2ULL, 0xffffffffffffffa0ULL
    };
    if ((!(109778852 == (65532 < 0xfffffffffffffffdUL))) == a2[gs14.m6 % 66]) {
        a2[9] = ~(4U >> (0xfffffffffffffff7UL >> 14 & 31) || 36UL * !0xf7a95a3bU);
    }
    return gs14;
}

static unsigned int g20 = 0xfffffcabU;
static long g21 = 12450345749496891L;
static unsigned char ga22[114];
static int *gp23 = &gs14.m2;
static short g24 = 296;
static unsigned long g25;
static unsigned long long ga26[42] = {
    0xfffffffffffffffeULL, 603ULL, 0xfffffff9293f029dULL, 0xfffffffffffffc7eULL, 3ULL, 44920ULL,
    0x2d7abc6bf25fULL, 13ULL, 0xffffffffffffff6bULL, 0xfffffffffb008ba3ULL, 0xe82e84a3ULL,
    0xfffffffffffffffaULL, 10ULL, 0xfffffffffffffe09ULL, 0xffffffffffffff9fULL, 26351ULL, 7ULL,
    0x62b854ca7ULL, 0xfffffffffffffffeULL, 0xfffffffffffffeaeULL, 0x15078a16f7265ULL,
    0x4c2246670824ULL, 0xffffffffffffffffULL, 597ULL, 1ULL, 0xfffffffffffffefeULL, 0xa3bfaULL,
    14ULL, 317ULL, 0xfffffffffffffff7ULL, 865ULL, 0xfffffff431c70826ULL, 0xffffffffffffffffULL,
    5ULL, 778ULL, 2ULL, 270ULL, 0x8c2c8d424aULL, 0xfffffffffffffff7ULL, 0xfffffffffffffffdULL,
    0xfffffffffffffffaULL, 0xfffffffffffffff7ULL
};
static unsigned long long g27 = 0xfffffffffffffff8ULL;
static struct S3 gs28 = {.m3 = {-731}, .b1 = 11, .m2 = 0xfffffff4U};
static unsigned char ga29[6] = {16, 255, 245, 176, 59, 11};
static unsigned int ga30[71];

static __attribute__((noinline)) int f3(void)
{
    unsigned int *a1[3] = {&g20, &ga30[41], &gs28.m2};
    unsigned char x2 = (~(0xfffffd9eU - *a1[0]) * gs28.m3[1]
        >> (!g27
            % ((rem_unsigned_long(g17 % 0xfffffffffffffc5eUL, g17 % 0xfffffffffffffc5eUL)
                && 747 > +1) | 1) & 31)) + (g20 >> 4 | (-712 >> 1) * (0 - -0x16e52ULL));
    int x3 = -(gs28.m2 - -12 - gs28.m2 - (253 + x2))
        - (0xfffffffffffffc77UL
            - ((((0xf66c60dcU - g21 - x2) ? x2 : x2) - (x2 + g27 + 65534 - 4))
                >> (0xfffffc3dU & 63)));
    unsigned long x4 = (unsigned int)~((x3 >> 6 != (0 > x3) * (int)(-26836443 >> 24 ^ x3) >> 12)
        * (((0xfffffde2U | -539L) - (x2 >> 24 ^ x3) + 1 * ~(0x136a6a5ULL >> 56))
            >> (-!((unsigned int)242 * (0 ^ (x2 || 65384 > x3)) >> 15
                ^ (gs14.b3 + (202328 >= 421UL))) & 63) >> 30));
    x3 = ((16 >> 9) + (0xfffffff4U - x3 <= x4--)) >> 9
        >= ((ga22[79] < (unsigned int)gs14.m2 * +ga29[5])
            - ((x2 + x3)
                ? ~(0xfffffffffffffefaUL ? ga15[(unsigned int)(x2 + !g1) % 90] : -(x3 & *ga10[3]))
                : (63 + -551L) ? -9 & 45ULL : ~0xffffffffff1438e5UL <= 12U)
            > ~(0xffffffffffffffb6UL & -9));
    x4 = ~(((11 - 243 <= 0x8a0b1601U) - (~x2 | x4))
        ^ (((unsigned long long)0xffffffa2U & (!0xfffffe52U ^ -(0xfffffc42U ? 0 : 696 + -16) ^ 335))
            >= ((151 ? 0xfffffffffffffffdULL : 524)
                ? 0xfffffffffffffff0UL | (((11 - 243 <= 0x8a0b1601U) - (~x2 | x4)) ^ 0xfffc9a7eU)
                : (10 < 3U) > 7UL) * ~x2));
    x4 -= ~-479823941 & x4;
    x3 = 1079U + ga7[81];
    return (ga15[29] && g17) ^ (gp23 != &g11);
}

static unsigned char *gp31 = ga22 + 27;
static unsigned int ga32[42] = {
    15U, 0xfffffff9U, 0xfe90087fU, 0xf8bbbab0U, 0x3addaceU, 592U, 0xfffffc45U, 0xfffffffeU,
    0x9dd0389U, 658U, 0U, 220U, 48414U, 11U, 0xfffffe83U, 78U, 590U, 0xfffffc5bU, 0xffffec6cU,
    0xfffffccfU, 0xfffffe8bU, 0xfffffff6U, 0xfffffd13U, 0xfffff691U, 510U, 0xffffffcdU, 0U,
    0xfffffff9U, 0xfffffc93U, 14U, 0xfffffda2U, 0xfffffff9U, 0xfffffffaU, 0x18da091dU, 0xfffff1e0U,
    0xfffffe2cU, 0xfffffff7U, 2U, 6U, 0xfffffe21U, 370U, 0xfffffceeU
};
static int ga33[49];
static int (*gfp34)(void) = f3;
static unsigned char g35 = 6;
static unsigned long long *(*gfp36)(unsigned short) = &f1;
static unsigned long g37;
static unsigned char g38 = 13;
static int g39 = 8;
static int ga40[97] = {
    129666488, -537, -1, 50, -8, 639, 0, -720, 48604, 16, 7, -1666222, -1441130, -9, -21531, -5,
    649, 334, 877, 13972, 513015563, 1, -670, -9, -411, 988, 2, 2, -14, 1001550513, 30, 7, 11, 13,
    -233, 133745842, 421, 6, 730, -57, -2, -2, -662, 11427, 1946, -14, -13, -1019909, -536, 7, -8,
    5415769, -897, 115259, 1961, 1777365, 11, -962, 0, -9, 5, 2, 884, -853
};
static struct S3 gs41 = {-481, 0xffffffe0U, {-6, 1, 1, 213, -10, 2, 8}};
static unsigned long *ga42[2] = {&g17, &g17};

static unsigned long long *f4(unsigned short n1)
{
    unsigned long long *(*fp1)(unsigned short) = f1;
    struct S2 a2[4] = {
        {
            .m7 = -16L,
            .b8 = -100,
            .m2 = 889,
            .b1 = 517,
            .m6 = 0xfffffffeU,
            .b4 = 69U,
            .b3 = -1,
            .m5 = 4
        },
        {-313, 91, 0, 0x6fb515U, -114, 0xff279324U, 666L, 68},
        {
            .b8 = -567,
            .b3 = 0,
            .b1 = 618,
            .m7 = -883L,
            .m5 = -1,
            .m6 = 8U,
            .b4 = 447U,
            .m2 = 1154544
        },
        {
            .b3 = 0,
            .b1 = 2,
            .b4 = 0x7ffffbU,
            .m6 = 0xff0b4179U,
            .m2 = 595,
            .m5 = 8,
            .m7 = 6L,
            .b8 = -152
        }
    };
    a2[(g3 > ga16[(a2[2].b4 - (243 + a2[3].m6)) & 15] >> 19) & 3].b4 = ~((!(-ga16[7]
        - (g3 - 7 >= a2[145 & g12 & 3].b1)
        != ~(a2[0].m5
            > 447L % 668 - (~((-12 <= 24795502) <= 0xfffffee4U) + g9 % 225ULL)
                + (ga6[7] - (unsigned int)ga16[8] * -983895380))))
        >= ~~7L * 7U - !~~(a2[2].b4 - (243 + a2[3].m6)));
    a2[0].b3 = ~((short)(~(-(a2[1].b1 & 255 % 375)
        - ((signed char)((843U ^ ((int)-41993277 + -13)) - g3) ? 53 | -17 : ga7[92]
            - (a2[1].m2 != g38))) >> 60) >> (g17 * (15 * ga7[(unsigned int)a2[3].m5 % 98]) & 31));
    if (a2[0].m6 < a2[3].b1 >> 11) {
        *ga10[3] -= ~((!(0xffea6a256066099cUL < n1)) < (0xffea6a256066099cUL < n1));
        n1 = a2[3].b8 ? ~g37 : 122;
        f2();
    } else {
        if (!__builtin_ffs(9 - __builtin_parityl(3))) {
            a2[3].b8 = *ga10[2] + (gs14.m2 != 0xfffffff3U);
        }
    }
    a2[~(0 - *gp31) & 3].b4 = !-(g21 >> 19 < a2[3].b1);
    return gp5;
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    f1(ga4[(unsigned int)(*gp23 ^ 12) % 91]);
    f2();
    ga15[82] = f3();
    f4(ga6[7]);
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
    see(gs8.m1);
    see(gs8.b2);
    see(gs8.b3);
    for (int i1 = 0; i1 < 2; i1++)
        see(gs8.m4[i1]);
    see(gs8.m5);
    see(gs8.m6);
    see(gs8.b7);
    see(g9);
    for (int i1 = 0; i1 < 4; i1++)
        see(*ga10[i1]);
    see(g11);
    see(g12);
    see(g13);
    see(gs14.b1);
    see(gs14.m2);
    see(gs14.b3);
    see(gs14.b4);
    see(gs14.m5);
    see(gs14.m6);
    see(gs14.m7);
    see(gs14.b8);
    for (int i1 = 0; i1 < 90; i1++)
        see(ga15[i1]);
    for (int i1 = 0; i1 < 16; i1++)
        see(ga16[i1]);
    see(g17);
    see(g20);
    see(g21);
    for (int i1 = 0; i1 < 114; i1++)
        see(ga22[i1]);
    see(*gp23);
    see(g24);
    see(g25);
    for (int i1 = 0; i1 < 42; i1++)
        see(ga26[i1]);
    see(g27);
    see(gs28.b1);
    see(gs28.m2);
    for (int i1 = 0; i1 < 7; i1++)
        see(gs28.m3[i1]);
    for (int i1 = 0; i1 < 6; i1++)
        see(ga29[i1]);
    for (int i1 = 0; i1 < 71; i1++)
        see(ga30[i1]);
    see(*gp31);
    for (int i1 = 0; i1 < 42; i1++)
        see(ga32[i1]);
    for (int i1 = 0; i1 < 49; i1++)
        see(ga33[i1]);
    see(g35);
    see(g37);
    see(g38);
    see(g39);
    for (int i1 = 0; i1 < 97; i1++)
        see(ga40[i1]);
    see(gs41.b1);
    see(gs41.m2);
    for (int i1 = 0; i1 < 7; i1++)
        see(gs41.m3[i1]);
    for (int i1 = 0; i1 < 2; i1++)
        see(*ga42[i1]);
    printf("%llx\n", hash);
    return 0;
}
