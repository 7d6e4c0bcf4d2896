/* cassay 1/scalar/1/size=1500 */
struct S1 {
    long long m1;
    unsigned int m2[2];
    _Bool m3;
};

static long g1 = 7L;
static unsigned int g2 = 3U;
static unsigned int g3 = 0xfffffc27U;
static long long g4 = 16LL;
static int g5 = 846;

static __attribute__((noinline)) int f1(signed char n1)
{
    volatile struct S1 s1 = {n1 % 0xffffff70U, {1401U, 0xf590b62U}};
    unsigned int x2 = (unsigned int)(((g3 ? g3 : 0xfffffd1fU) * 0xfffffffeU >> (2U / 91U & 31))
        - ((unsigned int)((s1.m1 - -g4) / -4LL) - (g3 >> 24)));
    if (s1.m1 % -134LL) {
        x2 = 0U - x2;
        g1 = g2 ^ g4;
        g3 = 113;
        s1 = (struct S1){g4, {0xffffff7bU, 0xfffffffbU}, ~(x2 - g3)};
    } else {
        __builtin_sub_overflow(x2, x2 >> 26, &g5);
        g5 |= g2 && s1.m3;
    }
    return x2 >> 21 || ~(g3 - s1.m1);
}

static volatile long long ga6[5][1] = {{0LL}, {869052590677144LL}, {-7LL}, {1LL}, {-100LL}};

unsigned long f2(long long n1)
{
    ++n1;
    n1 -= 30861U && n1 >> 12;
    n1 = (g3 | n1) % 2778U;
    return (long)(long)((n1 || ~-64L) % 1L);
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    g4 = f1(-g2);
    f2((g5 & g5) - ga6[3][0]);
    see(g1);
    see(g2);
    see(g3);
    see(g4);
    see(g5);
    for (int i1 = 0; i1 < 5; i1++)
        for (int i2 = 0; i2 < 1; i2++)
            see(ga6[i1][i2]);
    printf("%llx\n", hash);
    return 0;
}
