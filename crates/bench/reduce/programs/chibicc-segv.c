/* cassay 1/loops/140/barrier=extern,function.attributes=0,record.oddbitfields=0,record.packed=0,type.int128=0,type.uint128=0,op.builtin=0 */
short g1 = -2;
_Bool ga2[148];
unsigned long ga3[73] = {
    0xfffffff8000fffffUL, 0xfffffffffffffe95UL, 0xfff800000000000UL, 0x3ffc000000000UL, 0x1000000UL,
    291UL, 0xfffffffffffffff3UL, 0xffffffffffffffffUL, 0x3fc000000000000UL, 0xfffffffffffffffdUL,
    16162UL, 0x5c3b13b3bUL, 0xffffffffffffff7eUL, 0xfffffffffffffd47UL, 0xfffffffffffffffcUL, 10UL,
    0xfffffffffeffffffUL, 132UL, 0x4df709364dUL, 0x3fffffeUL, 0xfffff18d7071f57bUL, 0x7ffc000000UL,
    127UL, 2UL, 0x40000UL, 0xfffffffffffffc27UL, 3UL, 0xfffffffffffffffeUL, 477UL, 291UL,
    0xfffffffffffffffdUL, 0x3fbffffffffffffUL, 0UL, 0xfffffffffffffeddUL, 0x9cbb28a90fa9UL,
    0xfffffffffffffffcUL, 13UL, 0x9cbb28a90fa8UL, 0xfffffffffffffffeUL, 0xffffffffffffffffUL,
    0x3ff00UL, 3UL, 0xffffffffffffc00fUL, 394UL, 0xfff7fffffffffffUL, 0x7f8000000000000UL, 4096UL,
    2UL, 0xfff800000000001UL, 0xfffffffffffffffeUL, 799UL, 0x304e372eUL, 132UL, 0x2000000000UL,
    0xffffffffffffffacUL, 0xfffffffffffffffcUL, 2UL, 390UL, 0xfffc3fffffffffffUL,
    0xfffffffffffffc5aUL, 0xfffffffffffffe0eUL, 0x1000000000000000UL, 0xfffff18d7071f57cUL,
    0x9ac1db1UL
};

unsigned int f1(signed char n1, unsigned int n2, long n3)
{
    for (int i1 = 0; i1 < 73; i1++)
        ga3[i1] = n2;
    int i2 = 0;
    while (i2 < 73 && ga3[i2] != n2)
        ++i2;
    int i3;
    for (i3 = 9; i3 != 0; i3 >>= 3) {
        if ((ga3[i3] != i2) > 1) {
            g1 = i2 | ((void)-2147483646, ga2[147 - i3] / -115) | 16777216 / -2147483645;
        }
    }
    for (int i4 = 2; i4 < 148; i4 = i4 + 2) {
        ga2[i4] = i4 & i4;
        if ((n2 | ga2[i4 - 2]) != ga2[i4])
            ga2[i4] = ga2[i4 - 2];
    }
    n2 = +((2147483646 ^ i2) & (2147483647 & g1)) / 7680;
    ga2[(unsigned long)(i2 & n3) % 148] = (unsigned int)(0xffffff81U || -3)
        << (((void)-i2, n3) & 31);
    return ga2[i2 + 68];
}

signed char ga4[83];
_Bool g5 = 1;
unsigned long g6 = 0xffffffffffffffffUL;
unsigned int ga7[198];
unsigned long g8;
int g9 = 150391218;
unsigned int ga10[137] = {
    0xffffff5eU, 11U, 0xfe3fffffU, 0U, 0x400000U, 0xfffffad1U, 0xf1ffffffU, 0xffffffacU,
    0xfffffffbU, 0x10000U, 0xffffffffU, 2U, 818U, 128U, 0xffffffffU, 2U, 0x1ffff000U, 2U,
    0xfb220688U, 3U, 1U, 933U, 48U, 0x558fcbdfU, 3U, 8U, 0xfffffff6U, 0xfffffff3U, 0x10000U, 126U,
    4096U, 0x400000U, 0xfffffff7U, 0xfff8d4aaU, 0xfffffffdU, 0xf9eab336U, 128U, 0xffffff3aU,
    0xfffffffdU, 0xfffffd34U, 0x3c4ec4c5U, 0U, 224U, 0xfffffc31U, 0xfffffffbU, 0xfffffffeU,
    0xf000ffffU, 0xffa8afb4U, 3U, 3U, 576U, 0x57504bU, 0xffff7a8eU, 1U, 549U, 0xfffffffcU,
    0xfffffeddU, 0x20000U, 3U, 0x8fffffffU, 0xfffffff0U, 0U, 0xfffffff3U, 420U
};

unsigned long f2(unsigned long n1, unsigned short n2, short n3, int n4, char n5, short n6)
{
    unsigned short x1 = g8;
    int a2[53] = {
        4, -2, 2147483646, -451, -535822337, 2048, -258, -295, 16777216, 13, 9, 528, -2147483646,
        -268435456, 3033, 16384, 6, 16384, -2147483646, 2147483646, 0, 32768, -150, -14, 2147483644,
        211, 4, -842, 125, -3, -4, 46, 257, -2147483645, -13, -735, -9, -2147483645, -12, 954,
        2147483646, -160, 682168232, -2147483646, 716718302, 1, 1024, 42422076, 4194304, -984,
        469846, 534529, 8
    };
    if (0xfffff426U % 3 && 0x3ce06d4U && (unsigned int)a2[45] << 2) {
        ga2[(unsigned int)n4 % 148] = (0xfffffffffffffffeUL | g8 | *&n4) << 53 << 43;
    }
    unsigned long i3 = 54;
    while (i3--) {
        unsigned long a4[6];
        for (int i5 = 0; 6 > i5; i5++)
            a4[i5] = i5 | (i5 ^ (ga2[i3 + 70] | i5) && i3);
        for (int i6 = 0; i6 < 42; i6++) {
            ga4[i6] = ga4[i6] & !!(+i6 | ga7[i3 + 7]);
            if ((ga4[i6] ^ ga4[i6]) > i6)
                ga4[i6] = ga4[i6] | ((ga7[197 - i6] - 0x400000UL) ^ (~ga7[197 - i6] >= ga2[i6]));
        }
    }
    return (unsigned int)(ga2[113] | (*&n6 | (x1 - 1) || (g6 || ga2[121] | -2147483647))) << 22;
}

int g11 = -934;
const unsigned long g12 = 0xfffffffffffffffeUL;
long g13 = 9223372036854775804L;
const int *gp14 = &g11;
long g15 = 682168233L;
int *gp16 = &g11;
unsigned int g17 = 1U;
int g18 = -2147483646;
unsigned short ga19[81];
int g20 = 3034;
long ga21[161];
int g22 = 212446;
int g23;
short g24;
int g25 = -282;
int *gp26 = &g23;
short ga27[134];
const short ga28[76] = {
    -2848, 4095, -30322, 1, 60, 1536, 32765, 16, -16385, 4, 32766, -705, -229, -126, 31744, -32768,
    12, -523, 2040
};
unsigned long ga29[39] = {
    0x10000UL, 0x47426e8dUL, 0xfffffffbUL, 0x2000000000000000UL, 0xfffffffffffffffcUL,
    0x40000000000000UL, 0xffffffff81ffffffUL, 6UL, 0xffffffffffffffffUL, 0xffff4abf24bc2e92UL, 2UL,
    4UL, 0x3ec55UL, 0x7c1725f0UL, 0xfffffffffffffff2UL, 208UL, 0x3f000000000UL, 242UL, 446UL,
    0xfffffffffffffff7UL, 0xfffffffffffffc1fUL, 0xffffffffffffffffUL, 12UL, 586UL, 125UL,
    0x15c563a01f3UL, 0xffffffffffff89e4UL, 0x7fffffffffffff80UL, 0xfffffffffffffffdUL, 0x80000000UL,
    0UL, 0xfffffffffffffdc6UL, 64UL, 0xffff7aa33835692cUL, 0xffffffffff0184e4UL, 8UL, 0x67969ad86UL,
    0xffffffffffffffbbUL, 719UL
};
short ga30[178];
const short *gp31 = &ga28[12];
unsigned char g32 = 25;
unsigned char g33 = 251;
int ga34[130];
int g35 = 16;

void f3(signed char n1, int *n2, _Bool n3, unsigned short n4, _Bool n5, int n6)
{
    unsigned short x1 = (unsigned int)n6 << 21;
    short x2 = +((32256 - (n2 != &ga34[18] || n2 == &n6)) << ((unsigned int)g5 << 1 & 31));
    unsigned int x3 = (x1 < n5) ^ (unsigned int)~- -n4 << 29;
    unsigned short x4 = (g15 && n4 / 64556) & ((x1 / 70 & n6) ^ 65522);
    x2 &= ((0xfffffffffffffde3UL << 49 ^ (0x20000UL ^ 6)) | 128) << 63 && (unsigned int)n5 << 11;
    for (unsigned long i5 = 0; i5 != 74; i5 += 2) {
        ga7[i5] = (unsigned int)ga28[i5] | -15;
        ga7[i5 + 1] = (unsigned int)ga28[i5 + 1] | -15;
    }
    if (~(ga29[28] / 4 << 6)) {
        unsigned short *const p6 = ga19;
        unsigned short x7 = g17 ^ (unsigned short)((unsigned int)n5 << 3);
        for (unsigned short i8 = 137; i8-- > 0;) {
            ga10[i8] = (short)ga21[i8] && i8;
            *gp26 = 0xfffffffffffffffdUL / *&n6 || 352 || x7;
        }
        x3 ^= (unsigned int)(16 | 10) << 21;
        for (int i9 = 148; i9-- > 0;)
            if (ga2[147 - i9] % 7 > 0)
                n4++;
        g22 ^= (unsigned int)g11 << 12 | 2147483645;
        ga19[10] = (ga19[10] & 55) << (((void)(2147483645 / -132), g1) + 28);
    }
    gp26 = &g23;
    for (unsigned short i10 = 0; i10 < 128; i10 += 3) {
        ga21[i10] = (unsigned int)ga34[i10] & (-2147483647 - 1);
        ga21[i10 + 1] = (unsigned int)ga34[i10 + 1] & (-2147483647 - 1);
        ga21[i10 + 2] = (unsigned int)ga34[i10 + 2] & (-2147483647 - 1);
    }
    unsigned int i11 = 0;
    while (1) {
        x4 = ((void)((unsigned int)x2 << (g20 & 31)), *n2);
        *gp16 = (unsigned long)((!0x8000000U) | (1 ^ *gp16));
        x2 = -30322;
        if (++i11 > 115)
            break;
    }
    n3 = ga3[(unsigned int)(x4 / 65536 / 98996549) % 73] & ga27[i11];
    for (long i12 = 69; i12 != 0; i12 -= 3) {
        ++n1;
        g15 |= ~(-n5 | g25);
    }
    if (!(g18 | g13 || *gp16 ^ -2)) {
        g20 -= x1;
        n3 = x3 / 1;
    }
    *n2 = f2(1 & i11, (g5 || g17) && g18, !(0 & ga27[133 - i11]), g25 & ((void)2147483645, -2),
        n4 ^ x2, g23 ^ *gp16);
}

long g36 = 9223372036854775804L;
int ga37[221] = {
    719, 14, -963, 2097150, 128, 129, -2097152, 9, -2147483647, -13, -9, -9, 652, 89843, 2147483645,
    840, 1984, -2, -200, 2147483644, -13561632, -535822338, 402653184, -2147483646, 260294272, 985,
    3200267, 4194304, 9, -581, -4, 8, 2147483644, 1, 4, -940, 2147483646, -12289, 2147483645,
    2147483645, 7, 822, -2147483647, -2147483645, -2147483646, 4, 252, 98996550, 629, 6, 8,
    2147479552, 2147483644, 2147483647, 1013008, 367450, 536870912, -758, -986, 2147483646, 210,
    719, -2147483647, -2147483646
};
unsigned long g38 = 1UL;
unsigned long ga39[121];
signed char g40;
signed char g41 = 4;
unsigned char g42;
signed char *gp43 = 0;
int g44 = 3;
unsigned long g45 = 0xffffffffaa8882f6UL;
short g46 = -950;
int g47 = 0;
unsigned long g48 = 0x7ffff00000000000UL;
short g49 = 820;
unsigned short ga50[138];
int g51 = -2;
long g52;
long ga53[59] = {
    5138996855701709L, 9223372036854775806L, 535822337L, 0L, 61L, -9223372036854775807L - 1,
    -9223372036854775807L, 9223372036854775804L, -9223372036854775806L, -568L, 524286L,
    5586079354811L, 16L, 9223372036854775679L, 281474976710656L, -3L, 132L, 91L, -9L,
    1126031450325162L, 512L, 7L, 7L, -12L, 1315279302654078063L, 15L, 250L, 251L, 0L, -1L,
    4924035829235L, 535822336L, -9223367638808264705L, 1L, -9223372036854775807L,
    -9223372036854775805L, -253L, 9L, 503L, 16L, 2305843009213693952L, 13L, -9223372036854775805L,
    9223372036854775806L, -508L, -2147483644L, 2097152L, -307L, 2147479551L, 35184372088832L,
    -9223372036854775807L - 1, 7L, -8865680556466246809L, 260294271L, -9223372036854775807L - 1,
    524288L, -3L, 2L, 732L
};

int f4(long n1, unsigned long n2, int n3, int n4)
{
    static unsigned char x1 = 12;
    _Bool x2 = (-128 || ((unsigned int)g35 << 4 && n4 ^ 51)) / 1 | ga10[126];
    unsigned long *p3 = &ga39[43];
    *p3 = (*p3 | (n3 = 2147483646)) & ((unsigned int)n4 << 5 & x2);
    x2 = ((void)(!g38-- && g35), 15 / 2147483647 & 0xfffffff9U);
    for (int i4 = 83; i4-- > 0;)
        if ((!ga50[i4]) == ga50[i4])
            ga4[i4] = ga50[i4] | ga50[i4];
    f3(-28077 & (*p3 | gp31[46]), &g23, x2 << 1 && x2, -(272U / 1152912708513824768L), 0x200b8U,
        0xfffffffeU);
    p3 = &g6;
    n4 = 255;
    for (int i5 = 69; i5-- > 0;) {
        unsigned int x6 = ga10[i5];
        ga10[i5] = ga10[136 - i5];
        ga10[136 - i5] = x6;
    }
    for (unsigned int i7 = 0; i7 <= 146; i7 += 2) {
        ga7[i7] = ga2[i7] ^ 1;
        ga7[i7 + 1] = ga2[i7 + 1] ^ 1;
    }
    if (0xef028fU | n3) {
        x2 = n4;
        n3 |= *gp16;
        ga27[61] &= (g25 && -99 ^ n4) / 68 ^ n4;
    } else {
        int a8[33];
        for (unsigned long i9 = 0; i9 <= 32; i9++)
            a8[i9] = i9 - (49152 | i9) % (x2 / 2 | 1) / 507;
        for (unsigned int i10 = 148; i10-- > 2;)
            ga2[i10] = ga2[i10 - 2] ^ ((unsigned int)n4 << 7 ^ ga2[i10 - 2]);
    }
    n4 -= x1 << 4
        || (f2(g35, 64597, (65027 && x1) | 65523, 64907 / 986 ^ *gp26, 16 >= gp31[16], *p3 & 65526)
            || ga7[30]);
    if (!((0xfffffffe00000000UL || (1 || 13U)) ^ 92U ^ *p3)) {
        *p3 = ga21[(g13 % 0xfffffffffffffffdUL << 14) % 161] / 262144 || ga37[190];
        n3 = *p3;
        g36 |= (x1 - g32) % 13;
    }
    for (long i11 = 59; i11-- > 0;)
        ga53[i11] = !((i11 - (ga3[(unsigned int)ga27[i11] % 73] ^ ga19[33])) & (i11 ^ -i11) & *p3);
    int i12 = 0;
    while (i12 < 137 && ga10[i12] <= ga37[167])
        i12++;
    switch (g25 / (ga30[134] | x2 | 1)) {
    case 2:
        for (int i13 = 1; i13 != 137; ++i13)
            ga10[i13] ^= i13 | g33 | (ga10[i13] | (ga10[i13 - 1] << 13 & 591L));
        break;
    default:
        for (long i14 = 0; 128 >= i14; i14++)
            ga37[i14] = ga2[147 - i14];
        break;
    }
    return +(ga4[(unsigned int)*p3 % 83] / ((50 | 839UL) ^ 1));
}

int g54 = 2147483647;
short g55 = -4;
short g56;
unsigned short g57 = 15;
int g58 = 4194303;
unsigned long ga59[103];
unsigned long ga60[147];
unsigned long g61 = 0x2b1c6eUL;
unsigned short g62 = 32736;
short ga63[25] = {
    32765, -129, 69, 7, -40, 32765, -972, 32765, -16, -32766, 135, 32767, 76, -15, -32513, 32767, 0,
    504, 19, -9, -10, 0, 129, 2, -224
};
unsigned int g64 = 0xf12a050U;
int ga65[237];
unsigned short ga66[153];
unsigned long *gp67 = &g61;
unsigned short ga68[51] = {
    65535, 17, 0, 65023, 2, 991, 65534, 65523, 2048, 1, 205, 65028, 65526, 14720, 0, 1, 1, 126, 0,
    65535, 391, 65528, 65048, 65534, 65532, 0, 16384, 65521, 7279, 65533, 65533, 252, 65028, 65532,
    65532, 853, 7, 65525, 65028, 8, 11, 49167, 65176, 65534, 65533, 65475, 65533, 65520, 11745,
    65533, 63391
};
unsigned long *gp69 = &ga60[35];
int g70 = 2147483645;
int ga71[219];
short g72 = 10;
int *ga73[2] = {&g54, ga34};
long g74 = 2L;
unsigned long g75;
char ga76[57];
const int ga77[51];

short f5(char n1, const int *n2, unsigned short n3, unsigned long n4, unsigned short n5)
{
    int x1 = -(-0xfffffffdU / 0xffffff2cU << 28);
    _Bool x2 = *gp67;
    int a3[54] = {
        12, -268435456, 2147483646, -2147483646, -15744, 2147483645, 262143, -2147483647, 2097153,
        2, 870, 1073737728, -836, 819726, 503316480, 875, 193, -2147483647 - 1, 844, 7340032,
        -2582989, 843, 20234, 598, 33554432, -14, 94556, -185, 2147483647, 2, -7, 2147483647,
        2147483645, -2097145, 28, 0, -251, -2147483645, -2147483646, 4064, -2147483645, -2147483646,
        49152, 2, 3, 4194048, -2147483647 - 1, -11, -1, -8, -16777217, -129, -2147483647 - 1, -1
    };
    ga30[85] ^= -262144L;
    switch ((x2 | 0xfffffffffffffddaUL) ^ 0xca9dbb3d5103UL) {
    case 0xffff356244c2acd8UL: {
        n3 = (unsigned int)x1 << 22;
        ga30[37] ^= ~g42;
        g42 = f4((unsigned int)(x2 >= ga29[12]) << 0, x2, (x2 | g25) ^ x2, g32);
        x1 = ga39[29];
        g56 |= (g33 || n3) ^ (unsigned int)+-128 << 21;
        n5 = (unsigned int)(n5 | g40) << (1 / 524288 & 31);
        ga37[60] = ga30[162]
            ^ !(30
                | (unsigned int)a3[((unsigned int)*(ga37
                    + (unsigned int)((n2 == a3 + 8) | x1) % 221) << (x2 & 31)) % 54] << (n5 & 31));
    }
        break;
    default: {
        g38 ^= +(unsigned short)((ga50[85] - ga39[80]) << 8 && g61 | -32765);
        x2 = !(((2 & -128) | (16 ^ 0x1715dUL) | (unsigned long)-463L) / 16);
        a3[35] = (x1 | 0x400000U) ^ 3U / 0x9da933U << (0x300000000000000UL & 31);
        n5 = (*&n4)++ / -147L << 23;
        x2 = (unsigned int)37 << 15 ^ 0x80000U ^ (unsigned int)237 << 6 || x2 ^ n3;
        n4 ^= ((ga39[69] = g32 / (gp31[1] | 1)) & 65526) | (a3[0] ^ 1362044);
        ga29[n4 - 65527 - ga65[(unsigned int)g22 % 237]] = -~(((16777216
            && a3[(unsigned int)ga34[81] % 54]) >= g62) >= 32);
    }
        break;
    }
    return n4 ^ x2;
}

unsigned int g78;
unsigned short ga79[100] = {
    65533, 65525, 1081, 0, 359, 0, 65535, 65187, 507, 57344, 65535, 35882, 65525, 65534, 0, 64708,
    64587, 3, 14, 2048, 126, 16384, 65535, 65, 64725, 64586, 10, 65479, 65029, 3, 2048, 8, 217,
    65146, 0, 65510, 56361, 24, 3, 65535, 61471, 24576, 0, 2, 12, 36516, 2, 65535, 65406, 924, 8192,
    32, 13, 0, 65404, 65525, 65535, 727, 50815, 3773, 2, 65521, 128, 65534
};
unsigned int g80 = 0U;
unsigned long *gp81 = ga59 + 27;
unsigned short ga82[116];
const int *gp83 = 0;
int g84;
int ga85[194];
int g86 = -3016;
short g87;
int g88;
int g89 = 0;
unsigned short ga90[179];
int ga91[19] = {-2147483647 - 1, 2147483647, 297, -831, -1, 2044};
short g92 = -542;
int ga93[61] = {
    2147483646, 8355840, 582, 32, -14, 2147483646, -2147483647, -49153, -2147483647, 67108864,
    -2147483647 - 1, 7428, -15, 2147483644, 218, -524281, 11, -8380417, -6, 385, 931290982, -6, 666,
    4951977, 0, 1, 67108864, 294, -1056964609, 352, 744, -505, 65238, 146, 2147483645, -4065, 65146,
    247, 2147483644, 65146, 16773120, 567, 216, 1886516602, -7, -206, -1966081, -2147483647, 1,
    16384, -694, 275, 3932160, -16, -2147483646, -295, -2825326, -160, -148, 134217472, 0
};

const unsigned long *f6(int n1, int **n2, short n3)
{
    short x1 = (0xfffffffeU ^ (32764 & 256 / 1)) % (n3 | 913 | 1);
    long a2[173] = {
        4194304L, -9223372036854775805L, 2199023255552L, 2L, -995L, 1593945530432733L, -661L,
        -65521L, -3L, -4611686018427387904L, 813L, -9223372036854775805L, 135686107996L,
        -9223372036854775807L, -10L, 6L, -9223372036854775805L, 1065413661039811492L, 65175L,
        -353170L, 759L, -3L, -842L, -830L, -9223372036854775805L, -507L, -108L, 32L,
        9223372036854775807L, -140912644198L, 10L, -1293884402693854L, 9223372036854775807L, 12L,
        9223372036854775805L, 9223372036854775806L, 12336L, 67108832L, 2L, -9223372036854775805L,
        17592186044416L, 518L, -15L, 2825325L, 2825326L, -620L, 8796093022208L, 140737488355328L,
        516L, 16777216L, 1L, 1151795604700004352L, 2L, 760L, 17317308137472L, 9223372036854775806L,
        6074174L, 9223372036854775804L, 292158663431262026L, -877L, -6L, 9223372036854775806L, -4L,
        9223372036854775807L
    };
    g40 = *n2[1] != 662U;
    return &ga60[0];
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    ga65[10] = f1((unsigned int)g46 << 31, 0xffffffffffeb3783UL, g44 | g54);
    ga71[(g84 | g45) % 219] = f2((&g54)[0] ^ ga90[0], (unsigned int)-12 << 15, -14, g54,
        (int)(g52 | g24), *gp16 & (ga66[(unsigned int)(g54 - 1073769220 - ga93[44]) % 153] - g46));
    f3(g51 ^ (-2147483647 & g52), &g54, ((void)8192U, g58), (&g56)[0] & 8191,
        ga85[60] | 0xfffffff0U, 7U & g55);
    f4((g72 && g55) / 14, g88, g57, g49);
    g57 = f5(g55, &g54, -155 | -1, g51 / 512, +(short)g64);
    f6(g52, ga73, ga93[(unsigned int)(g9 | 111295954) % 61]);
    see(g1);
    for (int i1 = 0; i1 < 148; i1++)
        see(ga2[i1]);
    for (int i1 = 0; i1 < 73; i1++)
        see(ga3[i1]);
    for (int i1 = 0; i1 < 83; i1++)
        see(ga4[i1]);
    see(g5);
    see(g6);
    for (int i1 = 0; i1 < 198; i1++)
        see(ga7[i1]);
    see(g8);
    see(g9);
    for (int i1 = 0; i1 < 137; i1++)
        see(ga10[i1]);
    see(g11);
    see(g12);
    see(g13);
    see(gp14 != 0);
    see(gp14 ? *gp14 : 0);
    see(g15);
    see(*gp16);
    see(g17);
    see(g18);
    for (int i1 = 0; i1 < 81; i1++)
        see(ga19[i1]);
    see(g20);
    for (int i1 = 0; i1 < 161; i1++)
        see(ga21[i1]);
    see(g22);
    see(g23);
    see(g24);
    see(g25);
    see(*gp26);
    for (int i1 = 0; i1 < 134; i1++)
        see(ga27[i1]);
    for (int i1 = 0; i1 < 76; i1++)
        see(ga28[i1]);
    for (int i1 = 0; i1 < 39; i1++)
        see(ga29[i1]);
    for (int i1 = 0; i1 < 178; i1++)
        see(ga30[i1]);
    see(*gp31);
    see(g32);
    see(g33);
    for (int i1 = 0; i1 < 130; i1++)
        see(ga34[i1]);
    see(g35);
    see(g36);
    for (int i1 = 0; i1 < 221; i1++)
        see(ga37[i1]);
    see(g38);
    for (int i1 = 0; i1 < 121; i1++)
        see(ga39[i1]);
    see(g40);
    see(g41);
    see(g42);
    see(gp43 != 0);
    see(gp43 ? *gp43 : 0);
    see(g44);
    see(g45);
    see(g46);
    see(g47);
    see(g48);
    see(g49);
    for (int i1 = 0; i1 < 138; i1++)
        see(ga50[i1]);
    see(g51);
    see(g52);
    for (int i1 = 0; i1 < 59; i1++)
        see(ga53[i1]);
    see(g54);
    see(g55);
    see(g56);
    see(g57);
    see(g58);
    for (int i1 = 0; i1 < 103; i1++)
        see(ga59[i1]);
    for (int i1 = 0; i1 < 147; i1++)
        see(ga60[i1]);
    see(g61);
    see(g62);
    for (int i1 = 0; i1 < 25; i1++)
        see(ga63[i1]);
    see(g64);
    for (int i1 = 0; i1 < 237; i1++)
        see(ga65[i1]);
    for (int i1 = 0; i1 < 153; i1++)
        see(ga66[i1]);
    see(*gp67);
    for (int i1 = 0; i1 < 51; i1++)
        see(ga68[i1]);
    see(*gp69);
    see(g70);
    for (int i1 = 0; i1 < 219; i1++)
        see(ga71[i1]);
    see(g72);
    for (int i1 = 0; i1 < 2; i1++)
        see(*ga73[i1]);
    see(g74);
    see(g75);
    for (int i1 = 0; i1 < 57; i1++)
        see(ga76[i1]);
    for (int i1 = 0; i1 < 51; i1++)
        see(ga77[i1]);
    see(g78);
    for (int i1 = 0; i1 < 100; i1++)
        see(ga79[i1]);
    see(g80);
    see(*gp81);
    for (int i1 = 0; i1 < 116; i1++)
        see(ga82[i1]);
    see(gp83 != 0);
    see(gp83 ? *gp83 : 0);
    see(g84);
    for (int i1 = 0; i1 < 194; i1++)
        see(ga85[i1]);
    see(g86);
    see(g87);
    see(g88);
    see(g89);
    for (int i1 = 0; i1 < 179; i1++)
        see(ga90[i1]);
    for (int i1 = 0; i1 < 19; i1++)
        see(ga91[i1]);
    see(g92);
    for (int i1 = 0; i1 < 61; i1++)
        see(ga93[i1]);
    printf("%llx\n", hash);
    return 0;
}
