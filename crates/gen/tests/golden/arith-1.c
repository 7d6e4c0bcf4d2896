/* cassay 4/arith/1/size=1500 */
static long g1;
static int g2 = -2147483647 - 1;
static signed char g3;
static long long g4 = 18014398509481984LL;
static char g5 = -1;
static int g6 = -1;
static signed char g7 = 64;
static int g8 = -1;
static char g9 = 1;
static int g10 = 15;

static unsigned int f1(unsigned long n1)
{
    static int x1 = 96;
    int x2 = (n1 << 37)
        + - - -((-(n1 + (-104 + -890L))
            < (n1 + (-104 + -890L) + 4398046511104L) << ((-104 + -890L) & 63))
            + (-(- - -1U - 4611686018427394431L - -9223372036854775806L)
                + (104 + 0U + (95 + 3 + -1L))));
    x2 = -((-3UL + 0x400000000UL + (0x2000000000000000UL + x2)
        <= 9223372036854775806L * 0xffffffffffffffffUL) % ((x2 + (0x3ffffffffffUL + n1)) / 7UL)
        % ((!(-3UL + 0x400000000UL + (-3UL + 0x400000000UL + (0x2000000000000000UL + x2)))) | 1));
    x2 -= !(x2 < ((((2 > -1125899906842625L) != (128 == x2)) != x2) != !n1));
    x2 += x2 + n1;
    x2 = -(((x2 >= (0x8000000000000002UL == x2)) != !(x2 > x2) && x2) != x2);
    ++x2;
    x2 = x2 + x2;
    return (unsigned int)64876 << 22;
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    g8 = f1(0x3dd86da9UL);
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
