/* cassay 4/arith/2/size=1500 */
static long g1 = 574208952489738240L;
static unsigned short g2 = 570;
static short g3 = 2048;
static long g4;

static inline long h1(short n1, unsigned short n2)
{
    return 0U % 569;
}

static __attribute__((noinline)) long long f2(unsigned int n1)
{
    static long long x1 = -9223372036854775807LL - 1;
    g4 |= x1
        - ((unsigned short)((unsigned short)x1 << 6 | (unsigned short)x1 >> 10) % 3
            >> ((~((35184372088832LL & 1342177280) != 0) % (1 | 2047LL)
                | ((x1 ^ g4) | 2047U | 2048U
                    | ((((unsigned long long)x1 & ((unsigned long long)x1 - 1)) == 0)
                        < (x1 ^ +x1)))) & 31)
            ^ (((unsigned long long)((2046L ? 166U : 128) | -15LL)
                << ((0xc03fffffffffffffULL
                    - (-126 < -1992619 ? -1992619 : -126 > -128 ? -128 : -126)) & 63))
                % -9223372036854775807L
                - (1024U < 0xc0000U ? 0xc0000U : 1024U > 0x6000000U ? 0x6000000U : 1024U)));
    n1 = (63 | x1) ? 0x31d71aU / 32764 : (unsigned short)(long long)g1;
    n1 = (unsigned long long)(7U * ~(g2 * g3) ^ (0x200000U * g2 - ((g3 == g1) - g2))) * x1;
    return !(unsigned int)((n1 <= 70726) / 8);
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    g2 = h1(g2 ^ g4, 64853);
    g3 = f2(g1 - g1);
    see(g1);
    see(g2);
    see(g3);
    see(g4);
    printf("%llx\n", hash);
    return 0;
}
