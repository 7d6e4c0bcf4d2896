/* cassay 5/arith/711706/size=2500,barrier=none,function.variadic=0,function.attributes=0,record.oddbitfields=0,record.packed=0,type.int128=0,type.uint128=0,op.builtin=0 */
static unsigned long g1 = 0xfffffffffffffcb5UL;
static long g2 = 801L;
static unsigned int g3;

unsigned long long f1(void)
{
    unsigned long long i1;
    for (i1 = 7; i1 < 8 && (16 & i1 << 35) != 17ULL; i1--) {
        g2 = g2 - i1 * 3;
        unsigned int x2 = 843U;
        unsigned int x3 = g1;
        unsigned char x4 = 2;
        unsigned int x5 = 0;
        unsigned char x6 = g1;
        unsigned short x7 = x5;
        for (signed char i8 = 0; i8 < 14; i8++) {
            if (-x4 >= i8)
                x2 = ~(x5 / 28173883L) - x2;
            x4 ^= i8 & i8;
            if (i8 >> 30 > i8)
                x7 -= x6 / 20193U < 0x749563U ? x6 / 20193U : 0x749563U;
            x5 -= i8 & (unsigned int)x2 << 24;
            x3 -= i8 & (x5 | g3) >> ((i8 | x7 * 208U) & 31);
            if (x6 >> 15 >= x6)
                x6 -= (unsigned int)(unsigned short)i8 >> 1;
        }
        g1 -= x2 - x3 - x4 - x5 - x6 - x7;
        x2 *= (x5 & 0xfe000ULL) / (g3 | 1) >> (~((g2 ^ x4) | 0xfffffffffffffcb6ULL) & 63);
        unsigned short j10 = 58;
        for (int i9 = 0; 9 > i9; ++i9, j10 += 2) {
            x7 = x7 - i9;
            x7 = (((x2 / 1020U - g3) ^ g1 << 19) >> 57) - x7;
        }
    }
    g3 = g3 - (~((unsigned long long)(g1 % (0x30000000U | 1)) - 8 * (g2 / 22)) - i1);
    g1 -= (unsigned int)((signed char)g3 | i1 || ~(g2 | i1))
        << ((~(i1 | 688U) - ((1048576 & i1) - i1)) & 31);
    unsigned int x11 = i1;
    unsigned int x12 = 923;
    unsigned int x13 = 0;
    int x14 = 536870912;
    for (unsigned long i15 = 10; i15-- > 0;) {
        x14 -= i15 * 9;
        x12++;
        x13 -= g3 - i15 > 638UL ? g3 - i15 : 638UL;
        x11 -= (746 & i15) > 0xfffffffffffffff6UL ? 746 & i15 : 0xfffffffffffffff6UL;
        if (~x13 > x12)
            x14++;
    }
    g3 -= x11 - x12 - x13 - x14;
    return ((unsigned int)(x13 - x14 || x13 / 6441U) << 15) % (x14 - (x13 >> 8))
        - (g2 - g1 * 9 - g3 * 5) * 9;
}

static const long long v1[8] = {1, 9, -1, 2147483647, 0, -1, 4, -4};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < 4; i++)
        see(f1());
    see(g1);
    see(g2);
    see(g3);
    printf("%llx\n", hash);
    return 0;
}
