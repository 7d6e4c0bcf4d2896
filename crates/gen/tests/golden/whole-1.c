/* cassay 4/whole/1/size=1500 */
__extension__ typedef unsigned __int128 u128;

struct S1 {
    unsigned char m1;
    unsigned int m2;
    long m3;
};

static struct S1 gs1 = {24, 328U, -343L};
static unsigned int *gp2 = &gs1.m2;
static long g3 = 288230376151711744L;
static unsigned int g4 = 0xfffeadabU;
static unsigned short g5 = 6;
static long g6 = -9223372036854775807L - 1;

static unsigned short h1(signed char n1, unsigned short n2, signed char n3, unsigned short n4,
    signed char n5, unsigned short n6, unsigned short n7, unsigned char n8, unsigned short n9,
    unsigned short n10)
{
    signed char x1 = -((unsigned int)(n3 & n5) << 14);
    return ((gs1.m2 ^ n10) + g3) ^ 2;
}

static unsigned short h2(unsigned short n1, unsigned short n2)
{
    return -(n2 % 64905);
}

static long f3(void)
{
    long long x1 = (0xffffffffc0000UL > 97) * ((3U ? g5 : g6) ? (unsigned long)*gp2 * g6 : g3 < g4);
    x1 &= 65528;
    return x1 ^ (65520 ^ x1 ^ x1);
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    *gp2 = h1(16777216L, 274877906944L, 124, 35184372088832L ^ 96L, g5, -664L & g6,
        g3 & (116594L ^ g3), -274877906944L, 6L, gs1.m3 ^ 3U);
    g6 = h2((u128)-7LL, 15U & g4);
    f3();
    see(gs1.m1);
    see(gs1.m2);
    see(gs1.m3);
    see(*gp2);
    see(g3);
    see(g4);
    see(g5);
    see(g6);
    printf("%llx\n", hash);
    return 0;
}
