/* cassay 4/arith/1/size=1500 */
static long g1;
static long g2 = -430544023204696240L;
static int g3 = 13;
static int g4;
static long g5 = 16L;
static long g6 = 9223372036854775807L;
static unsigned short g7;
static signed char g8 = -12;
static char g9 = -13;
static unsigned int g10;

static unsigned short h1(int n1)
{
    char x1 = n1 >> ((!(n1 + n1)) & 31);
    return -(n1 + x1 + x1);
}

static char h2(char n1, char n2, short n3)
{
    return ~((unsigned int)n3 << 2);
}

static unsigned long h3(int n1)
{
    return ~n1;
}

static unsigned long h4(char n1)
{
    return ~-n1 != -14LL;
}

static signed char h5(int n1)
{
    return ((n1 - n1) >> 6) + !!n1;
}

static int f6(short n1, short n2, char n3, long long n4, short n5)
{
    static int x1 = 7;
    int x2 = (unsigned long)(-14 <= (long)n5) % (g7 | 1) ^ ((n4 >> 61) - g2 / (n3 | 1));
    g2 += ((4 && (n4 > n3) == g7) < (0xc3ffffffU && n4)) == (g3 >= x1);
    return (unsigned long)g5 << 19;
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    g1 = h1(12);
    g4 = h2(-1, ~(2 < -14), ~g9 >> 17);
    g8 = h3(32768);
    h4(g9);
    g10 = h5(-29);
    g6 = f6(g5, 827, 79, (unsigned int)596 << 17, ~g4);
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
