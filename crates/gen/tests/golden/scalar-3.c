/* cassay 3/scalar/3/size=1500 */
struct S1 {
    int b1 : 24;
    unsigned int b2 : 8;
    short m3;
    unsigned char m4[2];
};

union U2 {
    struct S1 m1;
};

union U3 {
    char m1[4];
    unsigned char m2[4];
    int m3;
};

struct S4 {
    union U3 m1;
    int m2[4];
    int m3;
};

static unsigned long ga1[15][4][2];
static union U2 gs2;
static unsigned int ga3[6][8];

static void f1(int n1)
{
    unsigned long x1 = ga1[9][2][0];
    struct S4 s2 = {{{2, -128, 127, 124}}, {-2147483646, 480, -4, -480}, -480};
    if (0) {
        gs2.m1.m3 = s2.m1.m1[3];
        ga1[0][(1ULL - gs2.m1.m4[1]) & 3][0] = ga3[3][1] + (-32 - 0xfffffffeU + 64);
    }
    gs2.m1.m3 = -((__builtin_ctz(0xffffffffffffff81UL - 1984) - (120ULL & 0U & -128))
        % ((gs2.m1.b2 + gs2.m1.b2) | 1));
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    f1((unsigned int)536870912 << 11);
    for (int i1 = 0; i1 < 15; i1++)
        for (int i2 = 0; i2 < 4; i2++)
            for (int i3 = 0; i3 < 2; i3++)
                see(ga1[i1][i2][i3]);
    see(gs2.m1.b1);
    see(gs2.m1.b2);
    see(gs2.m1.m3);
    for (int i1 = 0; i1 < 2; i1++)
        see(gs2.m1.m4[i1]);
    for (int i1 = 0; i1 < 6; i1++)
        for (int i2 = 0; i2 < 8; i2++)
            see(ga3[i1][i2]);
    printf("%llx\n", hash);
    return 0;
}
