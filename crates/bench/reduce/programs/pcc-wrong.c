/* cassay 1/whole/18/barrier=volatile,function.attributes=0,record.oddbitfields=0,record.packed=0,type.int128=0,type.uint128=0,op.builtin=0 */
struct S1 {
    long m1;
    unsigned long m2;
};

struct S2 {
    unsigned long m1;
    volatile struct S1 m2;
    struct S1 m3;
    unsigned long m4;
    unsigned long m5;
    unsigned int m6;
};

struct S3 {
    unsigned long m1;
    signed char m2;
};

struct S4 {
    _Bool m1;
    unsigned long long m2;
};

struct S5 {
    unsigned long m1;
    unsigned long long m2;
    int m3;
    volatile unsigned long m4;
    char m5;
};

struct S6 {
    char m1;
    unsigned short m2;
    volatile unsigned int m3;
    char m4;
};

struct S7 {
    signed char m1;
    unsigned long m2;
    const unsigned int m3;
    signed char m4;
};

struct S8 {
    unsigned long m1;
    unsigned long m2;
    unsigned int m3;
    _Bool m4;
    volatile int m5;
    char m6;
    unsigned int m7;
};

struct S9 {
    unsigned int m1;
    long m2;
    char m3;
};

struct S10 {
    unsigned int m1;
    int m2;
    const unsigned int m3;
    unsigned char m4;
    unsigned long m5;
};

struct S11 {
    unsigned long m1;
};

static volatile _Bool g1;
static unsigned short g2;
static int g3 = 910;
static struct S1 gs4 = {.m1 = 8L, .m2 = 61UL};
static unsigned int g5 = 0xfffffff0U;
static _Bool g6 = 1;
static unsigned int g7 = 11U;
static unsigned int g8 = 1203U;
static int g9 = 208;
static unsigned long g10 = 0xfffffffffffffd91UL;
static const volatile unsigned int g11;
static struct S2 gs12;
static volatile struct S3 gs13;
static volatile struct S1 *gp14 = &gs12.m2;
static unsigned int *gp15 = &gs12.m6;
static unsigned long g16 = 0xffe225a0bd6237a1UL;
static const volatile unsigned int *gp17 = &g11;
static unsigned char g18;

static struct S2 f1(unsigned long n1, unsigned int n2, int n3)
{
    int x1 = (0U - (gp14 != &gs12.m2)) >> 10;
    char x2 = n2 ^ (x1 ^ 0xc27e1e6da8d7UL);
    struct S1 s3 = gs12.m3;
    x2 = !(!s3.m1 - 1859U);
    s3.m1 = 14UL | (x2 ^ (gp14->m2 | 0xfffffff2U));
    x1 = g2 ^ 200;
    gp14->m2 = -(0xfffffffffffffd9fUL * 0xfffffffffffff84fUL) * -59UL;
    s3.m2 = (- -12 != x2) < ((!0xfffffffffffffd51UL) | x2);
    g8 = 52115876 >> 5 != (unsigned long)0x1d55b53fU * s3.m1;
    gs12.m5 = !(-7 - 53416083) - x2;
    {
        unsigned char *p4 = &g18;
        {
            long x5 = 8 != g8;
            (*p4)++;
            g3 = ((void)-123L, 13689830 ^ (n3 || 11L) ^ *p4) ^ 6L;
        }
        *p4 = 1;
        g16++;
        n3 = g3;
        n3 |= 96 - - -128;
        s3.m1 |= n2 - n3;
        if (!(0xfffffffffffffff1UL - 16 - 24227 - 10031UL - x2)) {
            n2 = (*gp15 ^ (7 - s3.m2)) & 0xffdba56bU;
        }
        g18 += g1;
        g16 ^= n3 > 1;
        if (!((gs12.m5 | 94) >> (-2280745089851545L & n1 & 63))) {
            g8 = x2 + 6U - ((13UL & ++*p4) - *gp15) + *gp15;
        }
    }
    {
        struct S3 s6 = {(unsigned long)-562L * n3 + -12L, 552L};
        if (!((x2 != g16) & (8UL - g8))) {
            n1 -= (g3 & -762) - (gp15 != &gs12.m6);
        } else {
            g3 = (n3 ^ x1) - -39766539;
            n2 -= 0xfffffe88U - n2 + 0xfffffffdU < 1U;
        }
        s3.m2 = (57 && 4 * 64609) | (642 == 15518);
        if (!(int)((unsigned int)(x1 & 63) * 39913712)) {
            unsigned char x7 = 0xffffffffffffff8aUL ^ 0xfffffffffffffe90UL * (0xfffffffaU - 5UL);
            g9 = 28 * 0xfffffffffffffff0UL;
            g10 += 55920U != 0xfffff923U;
            s6.m1 = (248 ^ 0xfffffffffffffff0UL) | gs4.m1;
            s6.m2++;
            gs12.m6 = g8;
            *gp15 &= x1;
            g6 = n3 >> 29;
            s6.m1 -= s6.m2 | 23;
            gs4 = *gp14;
            g1 = s3.m1;
            x1 = 1 & g11;
            x1 = (0ULL - 0xfffffffff9e05ec2ULL) ^ 0xfffffffffffffc4bULL && !x7;
        }
    }
    g8 -= 0xc679eU;
    g2 = gs13.m2 - g10;
    x2 = n2;
    if (!(g18 ^ -906))
        goto L1;
    for (unsigned long i8 = 5; 5 <= i8; --i8) {
        g5 = (s3.m2 & 0) + -g11;
    }
L1:
    n1--;
    for (int i9 = -4; i9 != -7; --i9) {
        s3.m2 = (-100 & (unsigned int)4 << 30) ^ ((i9 ^ i9) & g8);
    }
    return gs12;
}

static unsigned long g19;
static int g20 = -450;
static unsigned int g21 = 0xfffffffeU;
static char g22;
static volatile unsigned long g23 = 0xfffffffffffffd03UL;
static struct S1 gs24 = {.m2 = 0xfffffffffffffff7UL, .m1 = 36L};
static struct S4 gs25 = {.m2 = 0xfffffffffffffc6dULL, .m1 = 1};
static int g26 = -4;
static int g27 = 12356;
static unsigned long g28;
static unsigned long g29 = 0xfffffffffffffc73UL;
static const volatile struct S4 gs30 = {.m1 = 1, .m2 = 0xffffffff99c4be2cULL};
static unsigned long *gp31 = &g28;

static void f2(void)
{
    g21 |= gs12.m2.m1;
    g16 |= (*gp17 + (g18 + (0 ^ -34))) >> (11 & 31);
    if (!(gs13.m1 ^ 0xfffffffffffffebcUL)) {
        signed char t1 = 0;
    L1:
        *gp14 = gs4;
        g19 = -1;
        gp14->m1 |= (*gp15 & g21) ^ (t1 | 1UL);
        if (++t1 < 3 && 1)
            goto L1;
    } else {
        g9 ^= g28 >= ((g6 || g8) == g20) * 65324318L;
        gs12.m4 = gs12.m5;
        g9 = (0xfffffffffffffffaUL ^ g20) - g6;
    }
    for (int i2 = 0; i2 < 2 && 0x1bfa6aUL - g18 != 0xfffffffffffffffdUL; i2++) {
        {
            static unsigned int x3 = 0xfffffff5U;
            x3 -= g21 | (x3 ^ 4 * g20) * (0xfffffffffffffff0UL <= g19);
            x3 = i2;
            g7 = (*gp17 > 10UL) ^ gs30.m2 ^ x3;
            g20 = -16 + 7;
            gs24 = gs4;
            g23 = (gp14->m2 + (0xffffffe3U * x3 >> 2)) & x3;
            g9 = -(x3-- + g16 - 3541UL) + -0xfffffffffffffff2UL;
            x3 = (unsigned int)0 * (-900 ^ 1);
            x3 |= (i2 | !(1 | gs13.m1)) >> 29;
            f1(-674, 12 ^ (x3 & 10), 74);
            x3 *= (-2016747 + (-1555390282 | 125U * 4U)) ^ 12UL;
        }
        g19 = ((-52 && i2) ^ 7ULL) & 12ULL;
        g3 = 9U;
        if (!(i2 ^ (122 & 8))) {
            gs4.m2 = (-3 ^ (458L + (unsigned int)8 * i2)) - (g23 >= 6U);
        }
        g20 ^= -(0xfffffffffffffd7fUL >> 14);
        if (!-((12 - 97) & 2 & i2))
            goto L2;
        f1(i2 - (i2 & i2), 0xfffffffeU > (5U && 1), 0xfffffffdU ^ i2);
    L2:
        *gp15 = (unsigned long)-3 * (i2 ^ -11L) ^ (i2 ^ -11L);
    }
    *gp15 *= 0xfd618e2eU & (0xfffffe58U | g23);
    g19 = *gp15 | gs12.m4;
    g21 += !1 * 0xfffffff4U;
    g22 = 0xfffffffffffffe84UL ^ g7;
    for (unsigned long i4 = 0; 1 > i4; ++i4) {
        (void)(5 + 2048665806068978L
            < f1(-13 ^ i4, 269237634178582L + 0xfffffffffffffef4ULL, g7).m5);
    }
    f1(5744U, 13 >> 28, 2);
    g21 = f1(g21 ^ g20, (8ULL ^ g21) | g20, g19 * (g7 && 11)).m4;
}

static volatile struct S3 *gp32 = &gs13;
static unsigned long g33 = 0UL;
static unsigned long g34;
static _Bool g35 = 1;
static long g36 = -676L;
static unsigned int g37 = 0xfffb6ff8U;
static unsigned long g38 = 317UL;
static long g39;
static volatile unsigned long g40 = 15UL;
static unsigned long *volatile gp41 = &g16;
static unsigned long g42;
static const unsigned long g43 = 2UL;

static int f3(void)
{
    static struct S5 s1 = {
        .m2 = 124ULL,
        .m5 = 7,
        .m3 = 6596,
        .m1 = 0xffffffffffff0b8eUL,
        .m4 = 0xfffffffffffffff2UL
    };
    char x2 = -4;
    unsigned long x3 = (0xfffffffffffffff4UL ^ ((1 & 4) >> 11 && 1U)) | 0xffffffffffffffa6UL;
    static volatile int x4 = -1436704;
    static const struct S6 s5 = {-2, 3, 0xfffffffaU, 5};
    volatile int x6 = ((s5.m1 < -44) + *gp17) & gs24.m2 * g29 << 7;
    x6 = (x3 - (0xfffffffffffffffcUL ^ 0xfffffffffffffff7UL)) ^ g19;
    x6 = (gs13.m2 - 0x3ef903U) ^ 20;
    x4 = x6 * (g28 | (65525 >= 300));
    g2 += *gp15;
    x6 = 3 == ((gs25.m1 ^ -1875982) | x4);
    f1(x6, g33 - -4, -(172 < x4));
    f1(g21, x6, -gs25.m2 | s5.m2);
    gs24.m2 |= g28 >> (g27 & 63);
    g19 = g23 * g20;
    gs25.m1 = 11 + !(-14 * 88);
    x6 += x4 > (((60 != f1(4 < 135, 6 ^ 8, 65522 | 65523).m5) - g27) | -902);
    g39 = g28 && g28;
    gs4 = *gp14;
    x4 = (0xfffffcb9U & 2) | *gp17 << 12;
    if (!(14UL - 0x188bbea53caUL)) {
        g19 *= (171UL ^ x6) >> 62;
        g27 = (unsigned long)x6 * (0xfff61932U ^ -346L) ^ 740 >> 12;
    }
    x4 = !(-29 & g38 * gs30.m2);
    x6 = x4;
    if (!(x4 || 1 - ((x6 > 0xfffffffffffffe06ULL) ^ 65361))) {
        gs24 = *gp14;
        g29 = 14 > (x6 & g27) * g37;
        x3 = x6 > 0x1c9a89UL;
        x6 += 119UL | ((11UL ^ (1L & (0xfffffffffffffd18UL ^ 8UL))) & x3);
        f1(g33 + (x4 - -4), 207UL, 6055086799L - 9U);
    }
    f2();
    if ((g20 >> 10 & (x4 ^ 1UL)) + x3) {
        g20 += 861 - gp32->m2;
        f1(-2L ^ 9UL ^ 228U, x4, (!1) < s5.m4);
    }
    switch (x6 ^ 5) {
    default:
        f1(g21 & 1073782389582020964L, 0xfffffffffffffffcULL >= g21 >> 11, (52 ^ g19) >> 11);
        x4 = g26 * s5.m1;
        g20 = (39788356 | (1 & (815L > -920))) + 1UL;
    case 5: {
        x3 = gs25.m1;
        g16 = !-1;
        g33 = -1U ^ (x4 || (gs30.m2 || 119));
        *gp15 ^= ((251 & 0xfffffffffffffff4UL & 14L) ^ x3) | 0xfffffff0U;
    }
        break;
    }
    return g18 - 0;
}

static unsigned long g44 = 0xfffffffffff93870UL;
static const long g45 = -583L;
static int g46;
static char g47 = 0;
static unsigned long long g48 = 0xcab0de6ULL;
static struct S4 gs49 = {0, 4951ULL};
static const struct S4 gs50 = {1, 0x54071d745bfULL};
static struct S3 gs51;
static char g52 = -14;
static unsigned char g53;
static char g54;
static char g55 = 15;
static char *gp56 = &g47;
static volatile unsigned long g57 = 547UL;
static char g58 = 1;
static unsigned int g59 = 0xffffffb7U;
static unsigned int g60 = 0x1534eU;
static unsigned int g61 = 0xfffffc35U;
static unsigned long g62 = 0xfffffffffffffffaUL;
static volatile signed char g63 = -14;
static _Bool g64 = 1;
static char *gp65 = &g47;
static unsigned long g66;
static unsigned long g67 = 0x11974bUL;

static struct S2 f4(struct S2 n1, int n2, const unsigned long *n3)
{
    static volatile unsigned short x1 = 64278;
    unsigned char x2 = (!(0xfffffffffffffff2UL <= *n3) && 6) || 4;
    unsigned long x3 = 0;
    char x4 = -132869266 | !0x61a9125e4414abb0UL;
    x4 = x2 >> (x3 & 31);
    x4 = f3();
    gs25.m1 = 3415744 > 0xfffe7db8U * 81 + 0x15ecd16656fUL;
    x3 = g26 || 19;
    g16 = (-15 & 59) < (15 & (1 - x4));
    x1 ^= 0xffffff5bU < -(-5 + 809 <= 185U);
    x1 &= (0x79655e56ff0ffbUL != g5) ^ 5ULL ^ (-73 | 549ULL * g35);
    switch ((unsigned int)(x1 * (1 ^ -21)) % 19 ^ 10U) {
    default:
        for (unsigned int i5 = 0;; ++i5) {
            if (!(i5 < 3))
                break;
            gp32->m1 -= - -0xfffffffffffffe16UL * g35;
            x1 += 0x231e77UL | 322UL | x4 * 0xffffffffff496089UL * -*n3;
            x3 = *n3 >> 47;
            g26 = x4 - 0xfffffffdU;
        }
        gp32->m2 ^= 8U - g22;
        x4 = (x3 + x1) ^ ((375UL & 1) >= 1);
        if (-308UL * -(0xfffffff5U ^ 0xe35d715aU)) {
            x2 = f3();
            gs12 = n1;
            n2 = (x4 && 0xfffffffffffffdb5UL) & 0x460381U * -1;
            x2 ^= -13 * !3;
        }
        n1 = gs12;
        n1.m1 = 0xffffffffU - 0xffffffe8U + 0xef7ca34bU;
        x2 = ((0xfffffffe5e376874UL < gs25.m2) - g43) * 0xfffffffffffffffcUL;
        break;
    case 7:
        x4 -= 838U;
        if ((g22 ^ (-75 || g7)) & !-14) {
            gs24.m2 = ((10U != g28) + 0xfffffff3U) << (g26 & 31);
            x4 -= !0xffffffffffffffffULL - 0xfffffff9dccb9a40ULL * g27;
        } else {
            n1.m2 = gs12.m3;
            g55 ^= 1;
            x3 = 2UL & 26;
        }
        g37 |= (unsigned int)3 * 3 * 38UL;
        g35 = f3();
        n2 = (x4 == -1) - n2;
        x2 *= (-143 ^ x3) & ((0xfffffffffffffff6UL | (83128 ^ -722)) ^ -8);
        gs51 = gs13;
        x2 -= !((unsigned int)x2 * g27 * (10 & 5) ^ -15);
        g37 ^= 7 ^ 1 ^ 125 ^ g27;
        x4 = g23 * g26 >> 17;
        *gp65 = (0xfffffff9U & x4 & 4U) ^ (13U ^ 0x274d67dcbUL);
        *gp15 = g63;
        break;
    case 5:
        if (249U + (g37 >> 30)) {
            volatile struct S7 s6 = {16, 137UL, 0xff7937b7U, 24177U | 9L || 0xfffffffffffffff5UL};
            g37 = -75 ^ g22;
            n1.m3 = gs4;
            x3 -= 10L ^ (unsigned int)36 * 0;
            if (s6.m3 < 0)
                break;
            g22 -= 10463 * x2 ^ g22;
            g62 = ((4UL >> 50) + 0xfffffffffffe8052UL) * -164 * 0x37277ce635b3UL;
            *gp56 = !((g26 >= --g44) * 0xfffffffcU >= (0xfffffff2U & g66));
            s6.m1 &= g35 * x1;
            x2 = (0xfffffffdU - (3UL ^ 0xffb0b9a7U) * (509 & -817)) & -2;
            n1 = gs12;
        }
        gp14->m1 = (184UL == 521UL) * 0xfffffffffffffdd6UL
            > 0x2965b71fe4d7a3fULL * (407U == 0xfcca419b75e93311UL);
    }
    x3 = 0xfffffcf3U << 13 ^ ((166U >= x2) | gs24.m2);
    f2();
    f3();
    x2 = 15L | 0xfffffffffffffd15UL;
    x4 = f3();
    gs51.m1 = g36 * x3 + 0xffffffff84d244e7UL <= g27;
    n1.m4 |= x4 >> 7;
    x4 = (unsigned int)(8 > 249) * (x2 || 6);
    g34 = f3();
    g29 = (unsigned int)x2 << (500U & x3 & 31);
    {
        unsigned long x7 = - -x1
            - (0xffffffffffc8b0fdUL & (0xffffffd6eea6a256UL - 0xfffffffffffffffdUL));
        unsigned int k8 = 1;
        unsigned int i9 = 0;
        for (; i9 < k8; i9++) {
            g35 = 801;
            n2 = 7 + x3;
            x1 = f3();
        }
        x1 = x4;
        if (!(0xfffffffaU - (x2 + 0x8f9faU)))
            goto L1;
        f1(gs25.m1 * 0L, g27, +x2);
        x3 = g28 >> 1;
    L1:
        gp32->m1 = i9 * (1UL >> 18);
    }
    x2 = 26104ULL >= ((-1 && -8) == (0xffdc8c14U <= 14));
    x4 = x1 <= 0xfffffffffffc3223ULL << 31;
    return gs12;
}

static struct S3 gs68 = {.m1 = 0UL, .m2 = -88};
static unsigned long long g69 = 27769ULL;
static int g70 = -537;
static struct S8 gs71 = {.m7 = 0xfffffffcU, .m5 = 561, .m6 = -62, .m3 = 0xfffffc94U};
static const volatile unsigned long *gp72 = &g23;
static unsigned long g73;
static const struct S3 *const volatile gp74 = &gs68;
static unsigned long g75 = 256UL;
static int g76 = -12;
static volatile struct S7 gs77 = {.m1 = 13, .m4 = 11, .m3 = 0xfffffe22U, .m2 = 691UL};
static struct S9 gs78 = {6U, 13L, 69};
static volatile struct S7 gs79 = {.m1 = 19, .m3 = 16U, .m4 = -5};
static unsigned int g80 = 0x2453864aU;
static const int g81 = -9;
static unsigned int g82 = 0x3fa038U;
static struct S10 gs83 = {0xffffffffU, -1475038, 809U, 1, 2UL};
static volatile unsigned long g84 = 14UL;
static unsigned int g85 = 0xfffffff9U;
static unsigned long g86 = 0xfffffffffffffd76UL;
static unsigned long g87 = 0x1051ea6ef3554UL;
static const unsigned int g88 = 0xfffffff3U;
static struct S11 gs89 = {.m1 = 9UL};
static _Bool g90 = 1;
static signed char g91 = -117;
static const volatile _Bool *gp92 = &g64;
static unsigned long g93;

static unsigned long f5(void)
{
    const long x1 = ((g21 && g18) || 0xfffffffdU) * (0xfffffffdU ^ gp32->m2);
    static struct S11 s2 = {.m1 = 0xfffffffffffffff2UL};
    unsigned long x3 = 1;
    unsigned long x4 = - -1 * 0x6fee430fUL;
    static struct S5 s5 = {
        .m2 = 0xfffffffffffffff6ULL,
        .m3 = 4,
        .m1 = 0xfffffffffffffffdUL,
        .m5 = 71
    };
    x4 = 103;
    f4((struct S2){.m4 = -709 & 41, .m1 = x4, .m3 = {-450L, 0xffffffffffffffedUL}}, x4 >= s2.m1,
        &s5.m1);
    g86 |= x4 & 0x107b87UL;
    gs51.m2 ^= !g44;
    s5.m5 = (x3 >= g16) * g29;
    x3 = s5.m4 & g38 & (g64 ^ 167);
    {
        unsigned long *volatile p6 = &g66;
        if (!(*gp31 | (*p6 - g28))) {
            g42 = g43 + g42;
            x4 = (g42 | -77) & (-527 - 0xfffffffffffffffbUL);
        }
    }
    g36 = 11376UL * (s5.m3 ^ s2.m1);
    x4 |= (x3 && g44) <= -12L;
    g44 = 5UL * 0xfffffffffffffffdUL ^ g44;
    *gp41 = 0xfffffffffffffffaUL | (s2.m1 & g36);
    f3();
    g69 *= (0xfffffffffffffde4ULL >= (0xfffffffffffffff1UL & 39798267692464L)) & (x1 ^ g35);
    ++s5.m3;
    x4 = -(s2.m1 << 11);
    gs78.m1 = !(1 ^ !(9U | 0xfffffffffffffca5ULL) ^ -27);
    g37 |= -121;
    x4 |= -(0xba2fffcUL * (366UL * (0xfffffffffffffff2UL + 0xffffffffffffffa1UL) - g19));
    g40 = -16 ^ (-37 ^ ((unsigned int)s5.m5 << (7ULL & 31) & g52));
    if (!((0xfffffd3aU <= 0xfffffff1U) + x3 * 0xfff8136aU))
        goto L1;
    for (unsigned int i7 = 0; 56479UL * g54 && i7 < 1; i7++) {
        *gp31 &= g44 * (g33 * 1);
        s5.m3 = (!((0x15f9854e1ULL >> 30 >= 13UL) * 0xfffffffffffffffcUL)) & x3;
    }
L1:
    g38 = (g36 + 0xffffffffffffffb5UL) ^ (x3 ^ 830U);
    g35 = 24U + 10;
    if (!(-(x4 - 0xfffffffffffffc63ULL) - 0xffffff84U)) {
        x4 = -0x114ba1345UL;
        x4 = (x3 & g67) | (s5.m5 && s5.m4) << 6;
        f2();
        g3 = ((++s5.m1 - 14U) * 62U ^ 53) - x4;
        *gp31 = g38 & s5.m3;
        x4++;
        f4((struct S2){
            .m4 = x3 + 11,
            .m5 = 0xfffffffffffffffaUL,
            .m1 = -47 - g43,
            .m6 = 3 + 208UL - g38,
            .m3 = {1788907098L, 33 + (112 && x4)},
            .m2 = {.m1 = -14L, .m2 = 0xfffffffffff8fd11UL}
        }, 13, &s5.m1);
        g55 = ((unsigned int)247 << (gs30.m1 & 31)) * -726 ^ s5.m2++;
    } else {
        x3 -= 1;
        g48 = x4 - (x3 != 4UL);
        if (!((x4 ^ (x4 ^ 14)) | 5))
            goto L2;
        s2.m1 = 249UL * s5.m1 >> (-gs71.m1 * s2.m1 & 63);
        if (0xfffffffffffffffbUL & ((!(s2.m1 & x3)) & *gp31))
            return *gp15;
        g29 = g42 != 319 && (64606 & s5.m2) + g64;
    L2:
        x3 = (955 ^ (0xfffffd0bU + s5.m4)) | x4;
        g39 ^= g19 - (303ULL * (-106 < -531) + (27 && g37));
        g42 ^= -(252 - 255);
    }
    f1(x4 ^ -5, -56, 0xfffffffffffffff6ULL >> 46 | g20);
    x3 += 0x1f153b49ULL - 0xfffffffffffffdc1ULL;
    if ((x1 & (103 ^ g35) & g27) ^ 10) {
        x4 = x3 ^ 16L;
        x3 = f3();
    } else {
        g39 = g34 * (g10 ^ 0 >> 8 ^ x3);
    }
    s5.m5 = (-0UL * 0x10326201e8b630UL | g57) & (*gp41 + *gp31);
    gs68 = *gp74;
    x3 = -38 >> (0xfffffffffffffedbULL & 31);
    if ((0x503ebdULL == 0xfffffc6bU) > ((void)0x3f4dd10U, 243U))
        goto L3;
    s2.m1 = 0xfffffffffffffffdULL - 17 - !(0x38df3UL * 1U);
    *gp31 = x3 - gp14->m1 - (0xfffffff8U - (g91 - x4));
    *gp41 = (g54 = 1) > s2.m1;
L3:
    g38 ^= g5 & x4;
    return x3 >> 16;
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
    g2 ^= zero;
    g3 ^= zero;
    gs4.m1 ^= zero;
    gs4.m2 ^= zero;
    g5 ^= zero;
    g6 ^= zero;
    g7 ^= zero;
    g8 ^= zero;
    g9 ^= zero;
    g10 ^= zero;
    g16 ^= zero;
    g18 ^= zero;
    g19 ^= zero;
    g20 ^= zero;
    g21 ^= zero;
    g22 ^= zero;
    gs24.m1 ^= zero;
    gs24.m2 ^= zero;
    gs25.m1 ^= zero;
    gs25.m2 ^= zero;
    g26 ^= zero;
    g27 ^= zero;
    g28 ^= zero;
    g29 ^= zero;
    g33 ^= zero;
    g34 ^= zero;
    g35 ^= zero;
    g36 ^= zero;
    g37 ^= zero;
    g38 ^= zero;
    g39 ^= zero;
    g42 ^= zero;
    g44 ^= zero;
    g46 ^= zero;
    g47 ^= zero;
    g48 ^= zero;
    gs49.m1 ^= zero;
    gs49.m2 ^= zero;
    gs51.m1 ^= zero;
    gs51.m2 ^= zero;
    g52 ^= zero;
    g53 ^= zero;
    g54 ^= zero;
    g55 ^= zero;
    g58 ^= zero;
    g59 ^= zero;
    g60 ^= zero;
    g61 ^= zero;
    g62 ^= zero;
    g64 ^= zero;
    g66 ^= zero;
    g67 ^= zero;
    gs68.m1 ^= zero;
    gs68.m2 ^= zero;
    g69 ^= zero;
    g70 ^= zero;
    g73 ^= zero;
    g75 ^= zero;
    g76 ^= zero;
    gs78.m1 ^= zero;
    gs78.m2 ^= zero;
    gs78.m3 ^= zero;
    g80 ^= zero;
    g82 ^= zero;
    g85 ^= zero;
    g86 ^= zero;
    g87 ^= zero;
    gs89.m1 ^= zero;
    g90 ^= zero;
    g91 ^= zero;
    g93 ^= zero;
    f1((g69 ^ -15) >> 11, !5, 331784 >> 20 && g37);
    f2();
    f3();
    f4((struct S2){
        0xfffffffffffffc21UL,
        {.m2 = (unsigned int)g46 << (g43 & 31), .m1 = 661L},
        {0x4c91ddf750b7UL - 53U, 0xffffffffffffffd0UL},
        -4L && 0xfffffffffffffc26UL < g48,
        419UL,
        g36 ^ g38
    }, g38 - g91, gp41);
    g46 = f5();
    see(g1);
    see(g2);
    see(g3);
    see(gs4.m1);
    see(gs4.m2);
    see(g5);
    see(g6);
    see(g7);
    see(g8);
    see(g9);
    see(g10);
    see(g11);
    see(gs12.m1);
    see(gs12.m2.m1);
    see(gs12.m2.m2);
    see(gs12.m3.m1);
    see(gs12.m3.m2);
    see(gs12.m4);
    see(gs12.m5);
    see(gs12.m6);
    see(gs13.m1);
    see(gs13.m2);
    see(gp14->m1);
    see(*gp15);
    see(g16);
    see(*gp17);
    see(g18);
    see(g19);
    see(g20);
    see(g21);
    see(g22);
    see(g23);
    see(gs24.m1);
    see(gs24.m2);
    see(gs25.m1);
    see(gs25.m2);
    see(g26);
    see(g27);
    see(g28);
    see(g29);
    see(gs30.m1);
    see(gs30.m2);
    see(*gp31);
    see(gp32->m1);
    see(g33);
    see(g34);
    see(g35);
    see(g36);
    see(g37);
    see(g38);
    see(g39);
    see(g40);
    see(*gp41);
    see(g42);
    see(g43);
    see(g44);
    see(g45);
    see(g46);
    see(g47);
    see(g48);
    see(gs49.m1);
    see(gs49.m2);
    see(gs50.m1);
    see(gs50.m2);
    see(gs51.m1);
    see(gs51.m2);
    see(g52);
    see(g53);
    see(g54);
    see(g55);
    see(*gp56);
    see(g57);
    see(g58);
    see(g59);
    see(g60);
    see(g61);
    see(g62);
    see(g63);
    see(g64);
    see(*gp65);
    see(g66);
    see(g67);
    see(gs68.m1);
    see(gs68.m2);
    see(g69);
    see(g70);
    see(gs71.m1);
    see(gs71.m2);
    see(gs71.m3);
    see(gs71.m4);
    see(gs71.m5);
    see(gs71.m6);
    see(gs71.m7);
    see(*gp72);
    see(g73);
    see(gp74->m1);
    see(g75);
    see(g76);
    see(gs77.m1);
    see(gs77.m2);
    see(gs77.m3);
    see(gs77.m4);
    see(gs78.m1);
    see(gs78.m2);
    see(gs78.m3);
    see(gs79.m1);
    see(gs79.m2);
    see(gs79.m3);
    see(gs79.m4);
    see(g80);
    see(g81);
    see(g82);
    see(gs83.m1);
    see(gs83.m2);
    see(gs83.m3);
    see(gs83.m4);
    see(gs83.m5);
    see(g84);
    see(g85);
    see(g86);
    see(g87);
    see(g88);
    see(gs89.m1);
    see(g90);
    see(g91);
    see(*gp92);
    see(g93);
    printf("%llx\n", hash);
    return 0;
}
