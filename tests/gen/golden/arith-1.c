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
    n4 += (-2147483646
        < !((((g4 > g5) == g1) < 20226L)
            < ((!!((n4 >= g6)
                >= !((7680 ^ (n4 < 0xfffffffffffffc91UL)) < ((n4 == g1) == 0xffffffffffffff5dUL))))
                == ((20227 <= (g5 < g7)) != (g3 >= (-2147483647 - 1 || n4)))))) != n3;
    return (unsigned int)n3 << 21;
}

static short g8 = 13;
static int g9 = -1;
static long g10;

static unsigned long f2(char n1, unsigned long n2)
{
    int x1 = (n2 && 470) || (32767L && (n2 || n1) < -789) <= ((n1 >= n2) > n2);
    x1 += n1;
    n1 = n2;
    n2 = n1;
    return n2 + (n1 + x1);
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    f1(g3 + g1, g1 == g2 << 28, g10, g3 + (14 > g9));
    g10 = f2(g2, ((void)g3, -g6));
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
