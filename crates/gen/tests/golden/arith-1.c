/* cassay 3/arith/1/size=1500 */
static int g1;
static int g2 = -1;
static unsigned int g3;
static unsigned long g4 = 3UL;
static int g5;
static long g6 = 70368744177664L;
static unsigned int g7 = 8U;

static inline int f1(void)
{
    unsigned long x1 = (((g2 - g1) >> 19) + ((unsigned int)-2147483646 << 26))
        ^ (g5 + g5 + g4) << 21;
    static unsigned long x2 = 0xffffffffffffff37UL;
    x1 = g4 ^ ~(x2 ^ g6)
        ^ (~~(g2 >> (x1 & 31))
            ^ (0UL ^ ~~(~(134217600 ^ -16384) ^ (0xf800007fU - ~(~-125 ^ 2147483646)))
                ^ ~(~(-331 ^ 331 ^ (-145 ^ 268435456LL)) ^ g7))) ^ (~~(x2 ^ x2 ^ (g2 ^ x1)) ^ x1);
    (void)(unsigned int)(1U + g6 + (x2 + g4 + 0x10000U + x2));
    x1 += x2;
    x1 = (2147483645 ^ x2 << 40) >> ((g3 + ~x2) & 63);
    return -(-9223372036854775807L - 1 + 4611686018427394431L);
}

static unsigned int g8 = 695U;
static int g9 = 2499619;
static unsigned long g10 = 0x7ffffffeUL;

static short f2(int n1, unsigned long n2, long n3, unsigned int n4, long n5)
{
    g3 = -(n4 + -9L) + n5 + (g7 + n3);
    return (0x26118aU % 331U + (g3 || 1U >> 31)) ^ g8 % 62U;
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    g2 = f1();
    g9 = f2(g2 + (g7 + g10), g6, (g4 < -2147483647) + g9, g1, (unsigned int)g1 << 13);
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
