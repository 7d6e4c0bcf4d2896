/* cassay 1/loops/3/size=1500 */
struct S1 {
    int b1 : 12;
    _Bool b2 : 1;
};

struct S2 {
    _Bool b1 : 1;
};

struct S3 {
    struct S2 m1;
    signed char b2 : 7;
};

static unsigned int ga1[11][19] = {
    {
        3U, 0xfffffffcU, 0xfffffffdU, 0xf00007ffU, 0xfffffffdU, 4U, 213U, 1020U, 0xcfffffffU,
        0xfc000000U, 0xff007fffU, 0U, 0xfffffffdU, 0xfffffffeU, 0xfffffffeU
    }
};

static void f1(int n1)
{
    _Bool x1 = n1;
    x1 = 2147483644 - ga1[6][16];
}

static struct S1 gs2 = {8, 1};
static volatile struct S3 ga3[42][2] = {
    {{{1}, 15}, {{0}, 2}},
    {{{1}, -29}, {{.b1 = 0}, -12}},
    {{{.b1 = 1}, 33}, {{1}, 14}},
    {{{1}, 0}, {{.b1 = 1}, 25}},
    {{.b2 = -1, .m1 = {.b1 = 1}}}
};

static int f2(void)
{
    int a1[223] = {
        2097152, 0, -2147483645, 9, -1073739777, -528, 734, 32768, -2, -799, 130084820, -2147483645,
        -214, 330322426, 3, 2147483646, 1, 10
    };
    gs2.b2 = (unsigned int)(-2147483646 >> 19) % -8388097;
    return 0x3ffff800ULL;
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    f1((unsigned int)3U);
    f2();
    for (int i1 = 0; i1 < 11; i1++)
        for (int i2 = 0; i2 < 19; i2++)
            see(ga1[i1][i2]);
    see(gs2.b1);
    see(gs2.b2);
    for (int i1 = 0; i1 < 42; i1++)
        for (int i2 = 0; i2 < 2; i2++) {
            see(ga3[i1][i2].m1.b1);
            see(ga3[i1][i2].b2);
        }
    printf("%llx\n", hash);
    return 0;
}
