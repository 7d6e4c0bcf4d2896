/* cassay 3/scalar/2/size=1500 */
struct S1 {
    int b1 : 14;
    int b2 : 20;
    int m3;
};

struct S2 {
    int b1 : 3;
    signed char m2;
    unsigned long long m3[4];
};

static unsigned long g1 = 0xfffffffffffffffeUL;
static int g2;

static void f1(void)
{
    static struct S1 a1[3] = {{-127, -448, 11479}};
    a1[0].b2 = 0x22beb7U - g2 * g2;
    a1[1] = (struct S1){0, 0, g2 || a1[2].m3};
}

static unsigned long long g3 = 0xfffffffffffffe41ULL;

static inline unsigned long f2(void)
{
    char x1 = g1 - (g3 - g3);
    unsigned long long a2[25] = {
        0x50538cddULL, 0x215fc028f8aULL, 126ULL, 0xfffffffffffffec5ULL, 0xffffffffffdd4149ULL, 3ULL,
        0xfffffffffff854f4ULL, 524ULL, 6ULL, 1ULL, 0x421a0d8fULL
    };
    a2[(unsigned int)(g2 - g2) % 25] = (unsigned long)a2[14] & (g1 - a2[10]);
    return g2 - a2[0];
}

static struct S2 gs4 = {-1, 59, {2ULL, 0xfffffffffffffffdULL, 542ULL, 2ULL}};

static inline int f3(int n1)
{
    int a1[3][2] = {{-590, 2147483646}, {-762, 15}, {3, 394}};
    a1[0][n1 & 1] = f2();
    return (a1[1][(g2 - (-395L & 0x1d5036331UL)) & 1] ^ a1[(unsigned int)a1[2][1] % 3][1])
        - (g3 | 78);
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    f1();
    g3 = f2();
    f3(0x800000000000000ULL | g1);
    see(g1);
    see(g2);
    see(g3);
    see(gs4.b1);
    see(gs4.m2);
    for (int i1 = 0; i1 < 4; i1++)
        see(gs4.m3[i1]);
    printf("%llx\n", hash);
    return 0;
}
