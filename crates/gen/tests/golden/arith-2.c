/* cassay 3/arith/2/size=1500 */
static long g1 = 574208952489738240L;
static unsigned short g2 = 570;
static short g3 = 2048;
static long g4;

static __attribute__((noinline)) long f1(unsigned int n1, long n2, unsigned int n3, long long n4,
    long long n5, unsigned short n6)
{
    unsigned long long x1 = (n5 % (9223372036854775805LL % (3ULL | 1) | 1) ^ (g4 | 2049U))
        - g4 % 2U;
    static short x2 = 571;
    --g2;
    x1 = (-(((x1 * (3ULL | (x1 >> 29 | 0x100000000ULL)) ^ 0xffffffffffffffffULL) > 0x400000ULL
        ? (0x1ffffc000000000ULL - 2ULL) * -569ULL : g4 % 0x1ffffbfffffffffULL / 4)
        >= (~((0xfffffffffffffffcULL - n6) ? 0x58aa18ULL : 0xfffffffeU)
            | g4 % 0xfffffffffffffffeULL) - 0xfffe0001ffffffffULL)
        - (~1 - ((unsigned long long)12LL - (16ULL | x1) < n3))) / g3;
    n5 = (unsigned long long)(n4 ? g3 : n6 - g2)
        * (((g2 - n4 / 22) ^ n6) - ((unsigned int)(n6 - g2) << 31)) * (16 >> 18) * (15872 | g2);
    x1 ^= x1 % (n3 | 1);
    g1 -= -((unsigned long)(0xfffffffeU - n2) << 40);
    return n3 & (0xfffffdffU != g4);
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    g3 = f1(g3, 0xfffffffdU ^ g4, g3 | g3, g3, g4 == g3, (unsigned int)-g4);
    see(g1);
    see(g2);
    see(g3);
    see(g4);
    printf("%llx\n", hash);
    return 0;
}
