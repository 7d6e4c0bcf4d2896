/* cassay 5/arith/710873/size=2500,barrier=none,function.variadic=0,function.attributes=0,record.oddbitfields=0,record.packed=0,type.int128=0,type.uint128=0,op.builtin=0 */
static unsigned long g1 = 2UL;
static unsigned long long g2 = 0ULL;

static short h1(unsigned short n1, long long n2)
{
    return ((unsigned long long)n1 + (unsigned long long)n2 < (unsigned long long)n1
        ? 0xffffffffffffffffULL : (unsigned long long)n1 + (unsigned long long)n2) + n2 * 5;
}

unsigned short f2(unsigned long long n1, unsigned long long n2)
{
    unsigned int x1 = 329U;
    for (unsigned short i2 = 1 - (int)(((n2 & g1) ? n2 : 4UL) & 1); 11
        - (int)(x1 * 0x967ec5e9e46034dUL & 1) >= i2; i2++)
        for (int i3 = (int)((268435456 + x1) & 1); 11 > i3; i3++) {
            n1 = n1 + i2 * 13;
            n2 += i3 + ((i3 < -1405042305 ? -1405042305 : i3 > 183 ? 183 : i3) + -i3);
            if (((signed char)n1 - (signed char)n1 > 127 ? 127
                : (signed char)n1 - (signed char)n1 < -128 ? -128 : (signed char)n1
                - (signed char)n1) > g1)
                x1 += i2 - (i2 & (signed char)((unsigned short)(short)(unsigned short)n1 - g2));
            if ((i2 | n1) <= i3) {
                x1 = i2;
                break;
            }
            if (i2 + n1 < n1)
                n1 += (i3 | 961UL) > 2UL ? i3 | 961UL : 2UL;
        }
    signed char x4 = n2;
    for (short i5 = 0; i5 <= 11 - ((x4 == x1) & 1); ++i5) {
        if (!((x4 > 0 ? g1 / x4 : g1) & x4))
            break;
        if ((!x4) <= x4)
            x1 -= ~i5 > -47320109 ? ~i5 : -47320109;
        x4 += i5 | (x1 & g1);
        n1 += i5 + ((i5 < -16000) - ((i5 & -(i5 <= g1)) | (g1 & ~-(i5 <= g1))));
        n2 = n2 * 5 + (-12 + i5);
    }
    x4 += g2;
    x4 += (x1 | x1) * g2;
    x1 = ((((g2 & (g2 - 1)) == 0) - (g2 + 3U)) << 42)
        + (unsigned short)((unsigned short)x4 << 8 | (unsigned short)x4 >> 8) / (4U | 1) - x1;
    return (unsigned long)((short)((short)((short)g1 + g2) - g1)
        + (((g2 & 48) == 16) & ((g2 & 1536) == 1024))) + (n1 + n2 * 13 + x4 * 3 + x1 * 9) * 5;
}

static const long long v1[8] = {-2147483647, 1023, 65534, -1, 4, 11, 0, 1};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < 6; i++)
        see(h1(v1[i ^ 1], v1[i ^ 1]));
    for (int i = 0; i < 5; i++)
        see(f2(v1[i], 0xf63c8f5082eb24a2ULL));
    printf("%llx\n", hash);
    return 0;
}
