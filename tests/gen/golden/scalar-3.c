/* cassay 1/scalar/3/size=1500 */
struct S1 {
    int b1 : 32;
};

struct S2 {
    int b1 : 24;
    unsigned int b2 : 8;
};

union U3 {
    signed char m1[4];
    struct S1 m2;
    int m3;
    struct S2 m4;
};

static union U3 gs1 = {{-1, 0, -1, 4}};
static struct S1 ga2[15][4];
static union U3 *ga3[2] = {&gs1, &gs1};
static int ga4[3] = {32768, -2147483645, 617};

static void f1(void)
{
    short a1[1][5][2] = {{{618, 32765}, {286, 16384}, {32765, 1}, {-14, 703}}};
    unsigned long a2[16] = {
        0x1f367c534eeUL, 0xfffffffffffffd96UL, 0xfffffffffffffc38UL, 239UL, 0xfffffffffffffffbUL,
        14UL, 0UL, 0UL, 0x3e0000000000000UL, 0x3f00000000000UL, 0x4000000UL, 0UL,
        0xfffffffffffffffaUL, 287UL, 0UL, 0xfffffffffffffff1UL
    };
    ga4[1] -= ((0xfffffffffffffffdUL + ga4[1]) & ~ga3[1]->m2.b1)
        + ((unsigned int)a1[0][3][0] << 13);
    ga2[a2[ga2[10][0].b1 & a2[(ga2[6][2].b1 + gs1.m4.b2) & 15] >> 6 & 15] % 15][3] = gs1.m2;
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
    for (int i1 = 0; i1 < 4; i1++)
        see(gs1.m1[i1]);
    for (int i1 = 0; i1 < 15; i1++)
        for (int i2 = 0; i2 < 4; i2++)
            see(ga2[i1][i2].b1);
    for (int i1 = 0; i1 < 2; i1++)
        see(ga3[i1]->m3);
    for (int i1 = 0; i1 < 3; i1++)
        see(ga4[i1]);
    printf("%llx\n", hash);
    return 0;
}
