/* cassay 3/scalar/1/size=1500 */
struct S1 {
    unsigned int m1;
    unsigned int m2;
};

static unsigned int g1;
static unsigned int g2;
static struct S1 ga3[3][3] = {
    {{0xfffffdcfU, 5U}, {0xfffffff7U, 0xffffffddU}},
    {{5U, 1U}, {0xfffffc3fU, 560U}, {1U, 0xfffffc98U}},
    {{656U, 0xffffffb0U}, {5U}, {92U, 1295U}}
};
static volatile unsigned int g4 = 0xfffffff0U;

static void f1(unsigned int n1)
{
    unsigned int a1[21] = {
        0xfffffdddU, 670U, 0xffffe112U, 0xfffffe4bU, 0xae85fU, 0x168a6U, 10U, 0xfffffed4U,
        0xfffffd13U, 7U, 352U, 0xfffffc23U, 0xfe7bedb8U, 1327U, 0xfffffffdU, 0xfffffff1U,
        0xfffffff9U, 0xf5a31f15U, 50637U, 0xfffffddcU, 0x4770bU
    };
    if ((unsigned int)((g2 - n1) * a1[17]) % 26 > 27) {
        a1[15] = (ga3[2][a1[7] % 3].m1 ^ g2) & -15;
        ga3[0][(unsigned long long)(a1[(unsigned int)__builtin_popcount(g1) % 21] - (243LL >> 16))
            % 3] = (struct S1){0xfffffe3eU, 217LL ^ 32640562LL};
    }
    g4 = (g1 >> 18) % 7208LL;
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    f1(g1 - g1);
    see(g1);
    see(g2);
    for (int i1 = 0; i1 < 3; i1++)
        for (int i2 = 0; i2 < 3; i2++) {
            see(ga3[i1][i2].m1);
            see(ga3[i1][i2].m2);
        }
    see(g4);
    printf("%llx\n", hash);
    return 0;
}
