/* cassay 4/arith/3/size=1500 */
static int g1 = -2;
static int g2 = 3;
static volatile int g3 = 12;
static int g4;

static inline unsigned short h1(unsigned char n1, unsigned char n2)
{
    g1 -= (__builtin_parityl(g1) + g1 / n2)
        % ((unsigned int)(g3 ^ n2) * n1 * (101 + g1) && -617 + (747 + g4 % 79 + (g1 != g1)));
    return (n1 + (n1 || n1)) % 1;
}

static signed char h2(unsigned short n1, unsigned char n2)
{
    return -n1;
}

static inline int f3(_Bool n1, int n2, int n3, unsigned char n4)
{
    int x1 = -n2 * ((g4 >= n3) * g1 ^ g3 >> 29);
    static int x2 = 1;
    unsigned long long x3 = ~n4;
    unsigned short x4 = (1
        || ((0xfffffffffffffffcULL - 7 < (64851 == 65528))
            == ((65522 == (((65528 > 65326) >= 155) != (33309 > (65076 < 1)))) > (11 > 65529)
                || (65409 == 1 || 115 <= 7) != 65523)) != (460 <= 65522)) && -700;
    n4 = ~g2;
    g3 |= x4 + g2;
    x3 += x2;
    g2 = x4;
    g2 = x2;
    return (~g4 >> 3) + 254;
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    g2 = h1(2, -1 + 435 && g2);
    h2(g1 <= (70 < 92), 253);
    f3(~g4, 15, g1, g1 < g1);
    see(g1);
    see(g2);
    see(g3);
    see(g4);
    printf("%llx\n", hash);
    return 0;
}
