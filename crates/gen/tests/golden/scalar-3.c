/* cassay 4/scalar/3/size=1500 */
struct S1 {
    unsigned int : 0;
    unsigned int m1[6];
    short m2;
};

struct S2 {
    int m1[7];
    struct S1 m2;
};

static int ga1[4][9][1];
static unsigned long long ga2[21][2];
static int ga3[8][2][3] = {
    {{-2147483646, -15, -1}, {134217728, 256, 134217728}},
    {{-4491309, 2147483647, -4194304}, {32768, 4194296, -11}},
    {{-2147483645, -206, 67108864}, {256, -1, -506409032}}
};

static void f1(void)
{
    struct S2 s1 = {
        {-2146959361, -32768, -4194296, 256, 192, -2147483645, -2147483647},
        {{0xfffffffcU, 0x40000000U, 0xfffffffeU, 0xfffffffcU, 0x10000U, 0x7ff80000U}, -4}
    };
    int *p2 = (32764 >> 26) ? ga3[7][0] : s1.m1 + 4;
    *p2 = (unsigned int)1 << (11 & 31);
    *p2 = *p2;
    *p2 = (int)((((unsigned int)*p2 & 0x3fffffffU) ^ 536870912) - 536870912);
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
        for (int i2 = 0; i2 < 9; i2++)
            for (int i3 = 0; i3 < 1; i3++)
                see(ga1[i1][i2][i3]);
    for (int i1 = 0; i1 < 21; i1++)
        for (int i2 = 0; i2 < 2; i2++)
            see(ga2[i1][i2]);
    for (int i1 = 0; i1 < 8; i1++)
        for (int i2 = 0; i2 < 2; i2++)
            for (int i3 = 0; i3 < 3; i3++)
                see(ga3[i1][i2][i3]);
    printf("%llx\n", hash);
    return 0;
}
