/* cassay 1/arith/48/function.attributes=0,record.oddbitfields=0,record.packed=0,type.int128=0,type.uint128=0,op.builtin=0 */
static char g1 = 125;
static int g2 = 6;
static unsigned long g3 = 0x3faa8fe9b9eUL;
static unsigned long long g4 = 0x78fe8d4ec62ec3ULL;
static unsigned int g5 = 0xfffffffdU;
static long long g6 = 7LL;
static unsigned int g7 = 16U;
static unsigned char g8 = 128;
static unsigned long g9 = 0xfffffffffffffff9UL;
static long g10 = 17592186044416L;
static unsigned char g11 = 109;
static unsigned long g12 = 3UL;
static int g13 = 2147483646;
static int g14 = 422;
static unsigned char g15 = 69;

static unsigned long f1(short n1, unsigned char n2, int n3)
{
    short x1 = ((g9 + (-12 + n1) + - - - -n1) ? -(g9 + (-12 + n1)) : g9 - 284) && -n3 + n3;
    static unsigned long x2 = 0xfffffffffffffc6fUL;
    unsigned int x3 = (-(g12 + (0U + g5)) + (2048U >> 14))
        * (g2 * (-(g12 + (0U + g5)) + (2048U >> 14) + (-9223372036854775805L | 6U)));
    x1 = ~(((x3 | 9223372036854775807LL | 7LL | (g15 | g4) * n2) + ~(16384LL | g5))
        | ((~((11 | n3) & 1099511627776LL) | ~(n3 | -1LL | (g4 | x3))) + (-4294967294LL | -7LL)));
    x1 &= ~-(((x2 * g6 + 421U * 0xffffffffffffffffUL + (g5 + -x1)) | x2 * g6)
        ? ~((x3 & n3) / ((g4 - n3) | 1)) ? x1 : x3 : (g4 - n3) | (g2 | 47) / 0xfffffffffffffff9ULL);
    g8 = (((0xfe00ffffffffffffULL ? g2 : g4 | x1) ? ((x3 | g3) + x3) ? 12968 | (x3 && x1) : n3 : g4)
        + (12968 | (x3 && x1)) + (g4 + g6)) >> 19;
    g8 = (((int)(-(x2 | g10) + ((unsigned long long)2 * g6 | (g7 | x2)))
        + (g9 * 225UL + 0xfffffffffffffdf9UL * (x2 + 15UL) + (0x88870af2b3ed12UL + x2)))
        | (g3 | 0xfffffffffffffff6UL))
        + (((unsigned int)(~(unsigned long)(unsigned long)0xffffda971f34da6bUL == !g7)
            << ((x2 + 15UL) & 31)) ? ~(g9 * 225UL + x2) : x2);
    n3 = (long long)(g6 || g6)
        && (x3 || !(!-12 || g11 || g2))
            + (!-12 && ((g9 || (-4LL || g15)) && (g5 && 8589934592LL >> 60)));
    n1 = -9L % (-9223372036854775807L - 1) / (g4 | 1) | g13
        || ((long)(-9223372036854775807L - 1 + (232L + -1L))
            || (unsigned long)(long)268435456 << 32);
    x2 |= ((unsigned int)n3 << 28 | (unsigned long long)g6 << 36) << 29;
    return (unsigned int)(n3 + n3) << (~-g3 & 31);
}

static unsigned long long g16 = 0xfffffffffffffffeULL;
static int g17;
static unsigned long long g18 = 0x3ffffffffffff800ULL;
static unsigned long g19 = 7UL;
static long g20 = 802L;
static unsigned long g21 = 0xfffffffffffffff9UL;
static unsigned char g22 = 4;
static int g23 = 415634;
static unsigned char g24 = 4;
static unsigned int g25 = 0x400000U;
static unsigned char g26 = 105;
static unsigned long g27 = 7UL;
static unsigned long g28;
static unsigned char g29 = 114;
static char g30 = -6;
static unsigned long g31;
static char g32 = -127;
static unsigned char g33;
static unsigned int g34 = 1U;
static long g35 = 72057594037927936L;
static unsigned long g36 = 11UL;
static long g37 = -9223372036854775807L;

unsigned char f2(unsigned long n1, long n2)
{
    unsigned long x1 = !(~((void)(- -2147483647 & -n2), (g19 ? n2 : n1) | g19)
        * ((g4 + g22) * (-4611686018427385856L + (g17 + g6)))
        | !(int)((int)(unsigned long)8UL && (g8 ? g32 : n1) * !n2));
    unsigned long long x2 = ~((~(x1 | x1 | g14) | x1 << 6) >> 10 & (x1 | x1 | g14));
    n1 = -(((unsigned char)(g21 + (0xfffffffffffffffeUL - x2 - (char)x1))
        + ((void)((void)(g10 / g8 - (x2 << 39)), ~(n1 ? g9 : x2)), x2))
        ? g21 + (0xfffffffffffffffeUL - x2 - (char)x1) : x2 >> 18);
    g11 = -!(~(n2 && g29) / 69 * ((void)(x1 >> 34 | x2), ((x1 + x2) ? 255 : x2 && 1) * 192));
    x2 = !(((x2 || g5) && !(n2 || g13 || !g15 || !!x2)) + !g15);
    g10 = ((n2 || (1L ? x2 : x2 * x1)) * ((g16 << 49) + 2147483645) << 53)
        + (-(~n2 + (long)x2 * 11ULL) - (n2 + x2 - (x2 | g22)) * (175 / ((!x2) | 1)) * x2)
        + (unsigned char)(1L ? x2 : x2 * x1);
    g14 += !x2;
    g20 = - -(-(g2 * g3 + 0xfffffffffffffe6dUL) * (g18 + g10 + g10) + -(x1 + (g7 + (x2 + g7))));
    g9 = ((!(g35 + 0xffffffffffffffffULL != g14) + 0x100000ULL) << 35)
        - ~(unsigned long long)(~-(g7 + g18) | (((x2 && g12) | -g11) + (g28 << 46)));
    x2 *= (unsigned long long)-16LL << 20;
    g13 = 0xffffe70457dc7859UL * (3UL | g15);
    x2 = ((!g27) <= (g19 || !(2 || -4)) && g21)
        || (!-126 + ((127 && x2) || x2)
            && (x1 || (x2 || (0x3ffffffffffff7ffUL && ((127 && 125) || (g14 || 106))))));
    ++x1;
    n2 = x2 - (~(x1 || g11) + (unsigned char)((((void)n1, g15) + x2) | (g29 * g16 + x1)));
    g10 = (!!(904L && -3L / 72057594037927935L && (!!-284L && !(n2 && g10))))
        >= (256L && -9223372036854775807L - 1);
    x2++;
    g6 = n2 + g17 + (g11 + n2 + n2 + (n2 - x1 + x2))
        + (- -(x1 ? x2 : x2) + (n2 + (g19 + (n2 - x1))))
        - (-(n2 + n2 + (x1 + 0xfffffffffffffd03ULL + g22)) + - -(g14 + 4194304L))
        + (x2 - (n2 - g13 + 7L) + (x1 >> 34) + x2);
    x1 = (unsigned int)((g19 | 0) + (-!(2 + n2) + ((unsigned char)x2 + -g20)))
        + (unsigned char)(255 + ((0 | ~g26) + 252));
    g7 |= ((void)-(3UL / 496L | 0x1ed9605bUL), ~-x1);
    x1 = ((int)0 * 2147483647 >> 2) * (g35 | g19 | x2);
    return 105 ? n1 : -x1;
}

static unsigned long g38 = 3UL;
static long long g39 = 2096896LL;
static int g40 = -8177;
static int g41 = 4194304;
static long long g42 = 17179869184LL;
static unsigned char g43 = 0;
static unsigned long long g44 = 2ULL;
static unsigned char g45 = 24;
static unsigned char g46 = 106;
static long g47 = 1024L;
static unsigned long g48 = 0xfffffffffffffffeUL;
static short g49;
static unsigned long long g50 = 0x314f5c46ULL;
static long g51 = 486L;
static long g52 = 2L;
static unsigned long g53;
static char g54 = 24;
static unsigned long g55 = 16384UL;
static unsigned long g56 = 0UL;
static unsigned long g57 = 3UL;
static unsigned char g58;
static unsigned int g59 = 1U;

static unsigned long f3(int n1, long n2)
{
    n1 = ((n1 ? 0UL : 0x100000000UL) >> (g27 & 63)) * (g30 - n1 + (0x2568e0cb2594UL / 7UL + g56))
        - -(((0x200000UL + (32U + n1) + !(n2 - 0xffffffff80UL)) ? -(-g18 | (g22 - 2UL))
            : ~-(0x12091UL << 11)) * n2);
    g29 *= -(n1 + 0xda9f9f590UL)
        + (unsigned long)(g57 + g23 + (n2 + 0x1fffffffe000UL) + (g19 + 144115188075855872L)
            + (-g27 + g16) / (0xf83fffffffffffffUL - 0x20000UL)
            + (-(g27 + 0xffffffffffffffb7UL + g28) + (g28 + n2)));
    n2 = (unsigned int)(0x8000000000ULL + (n2 | g24)
        && ((void)((0xf168e6f2e69bULL ? g24 : g4) || 569ULL), 0xfffffffffffffffcULL))
        * ~(-(0xffffffffffffff56ULL | n2 && 208 + n1) + ((0xf168e6f2e69bULL ? g24 : g4) || 569ULL))
        + (1ULL + 0x7f15a32dd3ad8871ULL
            + (1ULL + !(131072 - (0xfffe7dba9c5bac75ULL + 0xff8001ffffffffffULL))));
    g24 = ((void)((unsigned long)(n2 + (n2 ? g4 : g17)) + (g28 - n2)),
        -(g30 + 0x735d3235f52613UL + ((unsigned int)-11 << (0xfffffffffffffdb8ULL & 31)))
            | (g29 - 13L) / 32 | (g8 + n2))
        | -((unsigned long)(g18 + n2 && ((void)n2, n2) | ~0x7ffff800U) / 124);
    n2 += ((g25 + n2)
        ? (unsigned long)(unsigned long long)((long)((unsigned long)(n2 | n2) + (13 + n2))
            / (-(n2 ? g28 : g41) | 1)) : 10 | n2 / 143833713099145217L)
        % (((n2 | n2) - (13 + n2)) >> 39);
    g17 = n1 | n2
        | ((0xfffffffffffffff2UL | (n2 ? g19 : n2) | ~~~(g19 | 0x40000UL))
            & (~(~n1 | 0x7ffffffffe0000UL) | ~~g49 * n2));
    n2 = g17
        + (n2 * (-(n2 + g15 + 124) + -(0x1fffe00000000UL + -0x3fffff000UL))
            + (~76L - (((unsigned int)n1 << 25) + -2147483645)));
    n2 = (((0xfffffffffffffffcUL << 1) + -((unsigned int)253 << 7))
        & (unsigned long)(g23 - 0x4000000000ULL))
        + ~-((void)(g23 - 0x4000000000ULL && g37), - -0x800000UL * (n2 - 0xd0b1b74fafa6UL));
    g23 |= ((g49 & n1) | 3ULL / 0x7ffffffc00000000UL && n2 - g12 % 1UL)
        * ((g22 + (g23 ? -12 : ((void)g30, g18))) >> 24) | (n2 - g12 % 1UL + -n2);
    g14 += ((n2 || g15 / n2) + g20) * (-(signed char)0x10000000UL * g53)
        - (((unsigned long)((0xfffffffffffffff5UL + 435UL) / 0x7ffffffffffffffcUL)
            ? n2 + 128UL / 0xfe00000000000000UL : n1) + g56 && g6);
    return ((n2 - (n2 + (g26 - n2))) | !((g43 & n1) - ((void)0xfffffffffffffff6ULL, n2)))
        - (0xffffffffffffff92ULL / 64ULL && 0xfffffffffffffff6UL);
}

static unsigned long g60 = 0xfffffffc00000fffUL;
static int g61;
static int g62 = 0;
static unsigned long g63 = 1UL;
static unsigned long g64 = 0x3ffffcUL;
static unsigned long g65 = 0xfffffffffffffff8UL;
static unsigned char g66 = 112;
static unsigned long g67 = 0xfffffffffffffff0UL;
static unsigned long g68 = 8192UL;
static unsigned long g69 = 4096UL;
static unsigned long g70 = 6UL;
static unsigned char g71;
static char g72 = -16;
static long g73 = -34359730177L;
static long g74;
static int g75 = -912;
static long g76 = -9223372036854775807L;
static unsigned long g77 = 0x4000000000000000UL;
static long g78 = -7L;
static int g79;
static long g80 = -1L;

static unsigned char f4(int n1, unsigned int n2, int n3, unsigned long long n4)
{
    char x1 = 63 / 0xfffffc62U && (unsigned int)(g30 + -100) * -127;
    static int x2 = 2147483645;
    long x3 = (long)((~(g47 + (-144115188075855871L ? ~x1 : -x2))
        & ((void)n4, n3) / ((unsigned int)x2 << 24 | (((unsigned long)g37 << 46) + -3L) | 1))
        | (-((n2 << 25) / (x2 % 125L) + (long)((unsigned int)x1 << (16 & 31)))
            + 2216615441596416L));
    x3 = (x1 + (x3 || 0xfffffff5U - n3))
        << ((((void)g41, (unsigned int)(x2 + n4) * ((void)g26, 254)) | 10ULL) * (g78 - g26) & 31);
    n2 = (int)(-(((unsigned int)2 << 29) + (g23 + n3 + (n3 + g27))) << 11
        || !((g25 * g34 && ~g17 + (g26 + x2)) | -g31));
    n4 = x2
        * (~(g13 + g17) + ((signed char)0xfffffffffffffffdUL || g23 ? n3 + g29 : x3)
            + ~(n3 || g26) * ((unsigned long)(!g61 / 31) * x3));
    x3 = ((unsigned int)(-2147483647 != n2 && n2 + 0xfffffffffffffffcUL && (n2 || x3)) << 26 || x3)
        && !((x3 || n3) && !g27);
    x3 = 3U + x2;
    n4 += (!n1) & ~((unsigned int)x2 << 28);
    n2 = (char)(-((unsigned int)(x1 * g30) << 28 << ((char)(g69 && g30) & 31)) >> 9)
        + -((-97 | (g30 + 245) / 0xfffffffffffffffaUL * 2) * (x1 * g30));
    n2 = (unsigned char)(0ULL << ((n4 | 3ULL) & 63)
        | (n4 - (0x3c000ULL + 0xfffffffffffffc52ULL)
            + (0xfffffffffffffffdULL | (unsigned long)-9223372036854775805L << 20)))
        + ((g8 ? x3 | n3 : (unsigned long)(x1 * (unsigned long long)g22)) ? n4 : g30)
            / - -(char)((void)(x2 % 2ULL), 0xffe003ffffffffffULL);
    n3 = -(-(-(x2 + x3) + n2 / 84L * (x1 + 9223372036854775804L) + -(g2 + 191L + 427L * x2))
        + (-(g31 * -18014329790005248L + (unsigned long)(x3 - 9223372036854775806L) * (g10 && 3L))
            + n4));
    x3 += -~(((n4 | x2) ? -g35 * n4 : x1) + (0ULL << 48));
    x1 = ~((~(g23 | g8 | (x3 - ~g46)) & (g29 | -(~g27 | 0xffffffffffffffffUL))) << 39);
    x3 = ~(n3 | x2) & ~(~g67 & ~((unsigned int)~x2 << 18 | x3));
    x3 = g33 || (g27 || !(g5 || (x1 && 0x10000001UL)));
    x3 = (x1 || n2) | g8;
    return g37 > g32 && n3;
}

static long g81 = -9223372036854775807L;
static unsigned long long g82 = 10ULL;
static long g83;
static unsigned char g84 = 252;
static long long g85 = 576460752303423488LL;
static long long g86 = -7779390267784LL;
static int g87;
static int g88 = 256;
static long g89 = 9223372036854775807L;
static long long g90 = 219LL;
static char g91 = 25;

void f5(unsigned long n1, unsigned char n2)
{
    char x1 = (unsigned int)g33 << ((124 - (613UL && n1)) & 31);
    g41 = (n2
        - (((0x8000000000000000ULL << 60) + ~((unsigned int)-64 << 16 | n1))
            | (unsigned int)3689 << (-(~n1 & (n2 || g27)) & 31)))
        * -(g85 | -(0x9f44a7e6UL || 0xfffa9f1ac86846adUL << 8) / -58686305681L);
    x1 = ~(127 / -134213633 - (((n2 + g39) & 128) / 0xfffffffffffffffdUL << 47))
        * (((unsigned long)!(((n2 + g39) & 128) / 0xfffffffffffffffdUL)
            >= -(g44 << (g84 & g31 & 63) << 51))
            + ((unsigned long)x1 * g37 + ((void)(char)(g35 | g33), x1)));
    x1 = x1
        ? ((unsigned int)n2 << 5 | ((void)x1, -37)) + - -285L
            + ((unsigned int)~g29
                << ((8 | (((unsigned int)x1 << 25) - 9223372036854775806L + - -285L)) & 31))
        : (unsigned int)n2 << 5
        & ((g43 | ~(-g36 | (unsigned int)g30 << 29)) ? g35 : (unsigned int)g29 * n2);
    n1 = -9223372036854775806LL;
    n2 = (((void)0UL, n2) | g43 * (unsigned long)-!x1 * g30) * (~(642UL | g79) + n2);
    g33 = -(~((-(unsigned char)126 + x1) >> (((void)g1, 56) & 31)) * ((g38 & n2) << 47));
}

static unsigned long g92 = 0x78000000000000UL;
static unsigned char g93 = 32;
static unsigned long g94;
static short g95 = 2672;
static unsigned long long g96 = 0xfffffffffffffff7ULL;
static unsigned char g97 = 0;
static int g98;
static int g99;
static unsigned long long g100;
static unsigned int g101 = 1U;
static long g102;
static unsigned char g103 = 0;
static int g104 = 2147483645;
static unsigned char g105 = 253;
static unsigned long g106 = 8192UL;

unsigned long long f6(unsigned long n1, unsigned long long n2)
{
    char x1 = ((((unsigned int)g41 << (2147483646 & 31)) + (64 ? n2 : n2) + (g39 + 2147483644)
        || (((64 ? n2 : n2) << 5) ? (int)-1042939783 : -n2))
        + ((unsigned int)(int)(n2 + g71) << (((long)n2 ? n2 : 2) & 31)
            | ((void)(int)-g48, 340 + (n2 >> 17)))) >> 16
        << ((0 + ((int)(int)4192256 + n2) * (1125 >> 17)) & 63);
    unsigned long x2 = (~x1 ? g50 << 12 >> 32 : ~~n1 | x1) ? ~(g9 << 42) << 60 : g101 | x1;
    x2 = ((void)g37, x1) - (-(g86 + x2) | g41) + x2;
    g50 += (!(0xffffffffU + g38) ? g45 >> 5 : 14U)
        / (~(~(n2 + g50) | ((void)((unsigned int)x1 * x1 * (n1 + x1)), ~((void)0x1f0000U, 3U)))
            * (~~((unsigned int)(-9 >> 25) << 24) + (0xfffffda5U + 0xfffffffdU)) | 1);
    x1 = (!124) | (((unsigned int)!-36 << 20) + x1);
    x1 *= ((x1 / 15UL) ? g40 : x2 || 1UL - (x1 >> 6))
        + ((unsigned long)x2 ? (unsigned long)x2 + (g47 + (x2 - 0)) && x2 + (x2 + n1) : g38);
    x2 += (unsigned long long)((unsigned int)(x1 && g37) << 20);
    g58 += ~~(~(8 | x1 | 9) | ~(n1 | x2 | (g24 + -6))) & (-11 | 4 | -128);
    x1 -= (((((2 | 3ULL) + 0L) << 32) + 0xc1ffffffffffffffUL) | (- -236L | 0UL))
        + ((1834 >= -127L) + 253 * 3)
        + ((-3L * (288230376151711744L + ((void)(192 ^ -2147483645), -602L)))
            ? ((unsigned int)3 << 20) + 0xfffe1fffffffffffULL : ~(-(127 * -128) >> 28));
    n1 = 3UL;
    g41 = (n2 && g40) + g44;
    g47 = g36 && x2 + g24 ? x2 : -g66;
    x2 = (unsigned long long)(g101 ? -9223372036854775805L : ((void)(g49 * (g59 | g43)), g42));
    return ~(unsigned long)-g46;
}

static char g107 = 127;
static int g108 = -4186113;
static long g109 = 9223372036854775805L;
static unsigned long g110;
static short g111 = -32768;
static unsigned long long g112 = 0xffff001fffffffffULL;
static unsigned long g113 = 0x2000000000UL;
static unsigned int g114 = 1024U;
static unsigned long g115 = 0x8e13c320afUL;
static unsigned long g116 = 0xfffffffffffffffdUL;
static char g117 = 16;
static long long g118 = 2305843009213693952LL;
static short g119 = -1;
static unsigned char g120 = 240;
static volatile int g121 = 8176;

static unsigned long f7(char n1)
{
    long x1 = (unsigned char)!((unsigned long long)2097152LL * n1 | ((n1 + n1) | n1)
        | (((n1 + n1) | g58) - (g46 + g49))) ? (unsigned long)n1
        : ((void)((g54 << 13) * (((unsigned long)n1 && n1) | (g56 >> 4) * (n1 | g48))
            | (unsigned int)(n1 / 0xffffffffffffffffUL) << ((-g54 + - -n1) & 31)), n1 + n1);
    unsigned int x2 = ~~(-g58 | 0x4000000U | (x1 | n1 | ~g54 | (~440U + ~x1)) >> 10);
    g45 = ~(~(0xf83fffffffffffffUL | ~x1) + -~(~x2 << 0 << 10));
    g57 = !((~(g71 / 0xffff800000000fffUL) | 127UL) * (x2 & 146 & ~(7UL + g51))
        + ((unsigned int)(n1 / (536870912 | 1)) << 29))
        + ~~(x1 * (0xfffffffffffffff4UL + x2)
            | (~(7UL + g51) | (g50 + 0xfffffffffffffff9UL) | (64UL | g54)));
    g36 = -(-(-13 + x1 - -881 + -4 * 0x10000000U + ((-307 & g56) + 109 + -(g20 + g20)))
        - (-(-~2 + (x1 + (2147483644 - g2)))
            - (-(x1 + g6) - (x1 - 2147483647) + (-32 + (x2 + -x2)))));
    x2 = g4 >> 57 | (x1 & g84) | ~~(~(0xfffffffffffffff9ULL + (x1 | x1)) << 1);
    x1 += ~32764 | (~(-2147483647 | 16384 | 2) | -2013265921);
    x2 &= (x2 - x2 * x2)
        & (unsigned long)((-(x2 + n1) | (g53 + 146UL) % 6UL)
            - (g55
                << (((unsigned long)0x1fffffffffffffffUL + g111)
                    * (g46 | 0x40000000000UL | (unsigned long)3UL) & 63)));
    x2 = (int)x1;
    g51 = 2251799813685232L / x1;
    g48 = x2 ? x2 : -1;
    return (unsigned long)!-g43;
}

static signed char g122 = -97;
static unsigned long g123 = 0xfffffffffffffffdUL;
static unsigned char g124 = 254;
static unsigned char g125 = 6;
static long g126 = 251L;
static long g127;
static unsigned long g128 = 126UL;
static int g129 = 96;

static void f8(void)
{
    unsigned long x1 = g107 + g65 * 16384ULL * g62 * g66 + g65 / 0xfff8952704ffb2b8UL
        + ((g80 | g65 * g88) - g23);
    int x2 = ~~((long)(0xfffffffffffffffdUL | 253 | ~~g64) | x1);
    x1 = ((void)(unsigned long)((~542UL | (0UL & 134))
        + (unsigned long)16 * (long)8192UL * ((0x7ff80000000ULL + -4097) / 32)
            * ((-127 + 421L) / (2 | 1) & 0xfffffffffffffd40UL)),
        (int)~!(unsigned long)-(255 + 4UL));
    x2 = -((x2 + x2 + x2) * (g59 + x2) * ((x2 + -x2 + (0x4000000ULL | g60)) * x2));
    x2 += g57;
    x2--;
    g58 = (x1 | (g63 * 1ULL + x2)) << 62;
    g57 |= (0x1fc0000ULL << (-x2 & 63) | ((((unsigned int)x2 << 22) + g123) | x2 | x2 >> 14))
        / 0xffffffffffffffffULL;
    x2 = x2 >> 5;
    g120 += x2 % (x2 / 2UL | 1);
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    g57 = f1(g60, ~g72 < g60, g39 | g60);
    f2(253 + g36, g66);
    g28 = f3(g101, (unsigned int)g91 << 8);
    g71 = f4(g56, ((void)g72, g24), g36, g66 + 15);
    f5(g67, 4194300 ? (unsigned int)g72 << 5 : -126);
    g57 = f6(g84, (unsigned char)(1 | g11));
    g59 = f7(g20 && (g72 || g61));
    f8();
    see(g1);
    see(g2);
    see(g3);
    see(g4);
    see(g5);
    see(g6);
    see(g7);
    see(g8);
    see(g9);
    see(g10);
    see(g11);
    see(g12);
    see(g13);
    see(g14);
    see(g15);
    see(g16);
    see(g17);
    see(g18);
    see(g19);
    see(g20);
    see(g21);
    see(g22);
    see(g23);
    see(g24);
    see(g25);
    see(g26);
    see(g27);
    see(g28);
    see(g29);
    see(g30);
    see(g31);
    see(g32);
    see(g33);
    see(g34);
    see(g35);
    see(g36);
    see(g37);
    see(g38);
    see(g39);
    see(g40);
    see(g41);
    see(g42);
    see(g43);
    see(g44);
    see(g45);
    see(g46);
    see(g47);
    see(g48);
    see(g49);
    see(g50);
    see(g51);
    see(g52);
    see(g53);
    see(g54);
    see(g55);
    see(g56);
    see(g57);
    see(g58);
    see(g59);
    see(g60);
    see(g61);
    see(g62);
    see(g63);
    see(g64);
    see(g65);
    see(g66);
    see(g67);
    see(g68);
    see(g69);
    see(g70);
    see(g71);
    see(g72);
    see(g73);
    see(g74);
    see(g75);
    see(g76);
    see(g77);
    see(g78);
    see(g79);
    see(g80);
    see(g81);
    see(g82);
    see(g83);
    see(g84);
    see(g85);
    see(g86);
    see(g87);
    see(g88);
    see(g89);
    see(g90);
    see(g91);
    see(g92);
    see(g93);
    see(g94);
    see(g95);
    see(g96);
    see(g97);
    see(g98);
    see(g99);
    see(g100);
    see(g101);
    see(g102);
    see(g103);
    see(g104);
    see(g105);
    see(g106);
    see(g107);
    see(g108);
    see(g109);
    see(g110);
    see(g111);
    see(g112);
    see(g113);
    see(g114);
    see(g115);
    see(g116);
    see(g117);
    see(g118);
    see(g119);
    see(g120);
    see(g121);
    see(g122);
    see(g123);
    see(g124);
    see(g125);
    see(g126);
    see(g127);
    see(g128);
    see(g129);
    printf("%llx\n", hash);
    return 0;
}
