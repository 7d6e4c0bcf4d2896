/* cassay 1/arith/1/size=1500 */
static char g1 = 57;
static unsigned int g2 = 4U;
static char g3 = 6;
static char g4 = 62;
static long g5 = 549755813888L;
static int g6 = -15;
static int g7 = 2147483646;

int f1(int n1, unsigned long n2, signed char n3, int n4)
{
    g5 = ~(n1 ^ n4 ^ n4);
    n3 = -(-201 + (-(0x4000000000000000UL + (g3 + 19 + g1 + g3)) - 29241U + (short)- -32767))
        + (-1 + ((-((-32766 == -16) + - -32766) + 32865) << 16))
        + (-((4 - (201 + g1)) >> 28) + (g4 + g2));
    n4 = (-2147483646
        < !((((g4 > g5) == g1) < 20226L)
            < ((!!((n4 >= g6) >= !((7680 ^ 2147483647) < !!g4)))
                == !(n4 == 0xffffffffffffff5dUL << 56)))) != n4;
    g4 += (unsigned int)(g3 + n4) << 18 ^ g7 >> 22;
    return -(g7 - n4) + 1073766710 + (n3 - !n4);
}

static long g8;
static int g9;
static unsigned long g10 = 162UL;

static long f2(short n1, long long n2, int n3, int n4, unsigned int n5)
{
    static long x1 = 9223372036854775805L;
    n3 = ~~~((unsigned int)(5 ^ 38) << 25);
    n5 = -(n5 >= n2 - - -1073741824);
    return ~16 + n4 + (-32767 + 16);
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    g8 = f1(g6, g2, ~g7, g6);
    g5 = f2(g5, g10 << (g2 & 63), g6, 1 + g7, g7);
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
    printf("%llx\n", hash);
    return 0;
}
