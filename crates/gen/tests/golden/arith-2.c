/* cassay 4/arith/2/size=1500 */
static long g1 = 574208952489738240L;
static unsigned short g2 = 570;
static short g3 = 2048;
static long g4;
static long long g5 = 24152077672612LL;

static short h1(unsigned short n1)
{
    if ((unsigned int)n1 <= 0xfffffffeU)
        return n1 & (unsigned short)(g1 - n1);
    return n1 % (~n1 | 1);
}

static inline void f2(short n1, unsigned int n2, unsigned int n3, unsigned long long n4,
    const long long n5)
{
    const long long x1 = (-(((g1 ^ 0x1e98dac2U) > 0xfe000U ? -n4 : 65535 | n5)
        >= -(unsigned long long)-n2) - (n3 ^ ((h1(569LL) - 0xffff0001U) ^ 4190208)))
        / 9223372036854775805L
        % (-((g5 ^ n3)
            | ((~(-(-((g5 - 7LL) ^ n4 * g2) - (388040911012563LL - n4)) - ((n2 ^ g4) / 124 | n5))
                | (unsigned int)65535 << 3) - 0x31d71aU)) | 1);
    g5 = (g4 + 65533)
        / ((14 % 0x29ca15U & 3LL)
            * ((1 | 0x200000U) ^ (n5 - (g3 | x1) * -9223372036854775807L - (g5 - n5))) | 1);
    n4 = n4
        + ((-(n4 - g1 != g1) ^ -(g4 - -(x1 != (n5 ^ -322LL)))) | -(unsigned int)g2 << 1)
            * (n5 / 0x14a20501fbUL);
    g3 = ~~-(944 / ((short)g1 + 811)) / 0xfffffebfU;
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    g3 = h1(-9223372036854775807L - 1);
    f2(133, 0LL * g2, (g4 | 8675U) % 2, g4, g4 ^ g1);
    see(g1);
    see(g2);
    see(g3);
    see(g4);
    see(g5);
    printf("%llx\n", hash);
    return 0;
}
