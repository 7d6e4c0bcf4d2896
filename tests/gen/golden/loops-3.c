/* cassay 1/loops/3/size=1500 */
struct S1 {
    volatile long m1;
    unsigned int b2 : 5;
} __attribute__((packed));

static int g1 = 649;
static struct S1 gs2 = {.m1 = 50379139L, .b2 = 28U};
static int *ga3[2] = {&g1, &g1};
static int ga4[92] = {
    -2147483645, 1024, -50379139, 2147483646, 2147483644, -2147483644, 1, 2147483644, 71087726,
    -5463, 14, 650, -2147483645, -1073725441, 2147483646, -650, -2147483647 - 1, -2113929217, 21,
    1025, -4, -8, 2147483644, 1355062, 2147483644, -9, 1879048192, -2147483646, 9959, 3,
    -2147483645, 71469280, 590, 389, 468891224
};

static int f1(short n1)
{
    int a1[23][13] = {
        {
            73, 202, -701, 22, 102, 2147483645, -638, -50379139, 1048064, 1355062, 134217728, 626,
            128
        },
        {-2147483647, -10, -571, -2147483647, -2147483646, -5, -17, 8},
        {
            -4, -10, -9, -2147483646, -2147483646, 512, 16777216, -7391908, -2147483647, 903, 648,
            128, -2147483647 - 1
        },
        {2147483645}
    };
    *ga3[0] = (gs2.b2 - -93) * a1[(unsigned int)n1 % 23][3];
    return n1 >> 13;
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    f1(0x8fffffffU + gs2.b2);
    see(g1);
    see(gs2.m1);
    see(gs2.b2);
    for (int i1 = 0; i1 < 2; i1++)
        see(*ga3[i1]);
    for (int i1 = 0; i1 < 92; i1++)
        see(ga4[i1]);
    printf("%llx\n", hash);
    return 0;
}
