/* cassay 4/scalar/2/size=1500 */
struct S1 {
    int m1[2];
};

struct S2 {
    int b1 : 32;
    int m2;
};

union U3 {
    long m1;
    struct S1 m2;
    struct S2 m3;
};

static long g1;
static volatile int ga2[5][8][1];
static const union U3 gs3 = {1L};

static int f1(void)
{
    struct S2 s1 = {gs3.m1, ga2[0][4][0] ? gs3.m3.m2 - -30 : gs3.m3.b1};
    s1.b1 = (unsigned long)(g1 & s1.m2) * (char)1UL;
    return ((void)(s1.m2 ^ -13), -12) * s1.m2;
}

static union U3 ga4[7][2];

static long f2(unsigned long long n1, union U3 n2)
{
    static long x1 = 62887L;
    x1 |= -((ga2[4][2][0] * gs3.m2.m1[(667 - g1) & 1] | x1) - x1);
    return -(445
        - ((char)n2.m1 - (char)ga4[0][0].m2.m1[0] > 127 ? 127
            : (char)n2.m1 - (char)ga4[0][0].m2.m1[0] < -128 ? -128 : (char)n2.m1
            - (char)ga4[0][0].m2.m1[0]));
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    g1 = f1();
    f2(gs3.m3.b1, ga4[4][1]);
    see(g1);
    for (int i1 = 0; i1 < 5; i1++)
        for (int i2 = 0; i2 < 8; i2++)
            for (int i3 = 0; i3 < 1; i3++)
                see(ga2[i1][i2][i3]);
    see(gs3.m1);
    for (int i1 = 0; i1 < 7; i1++)
        for (int i2 = 0; i2 < 2; i2++)
            see(ga4[i1][i2].m1);
    printf("%llx\n", hash);
    return 0;
}
