/* cassay 5/scalar/700207/size=2500,barrier=none,function.variadic=0,function.attributes=0,record.oddbitfields=0,record.packed=0,type.int128=0,type.uint128=0,op.builtin=0 */
struct S1 {
    unsigned int m1;
    long m2;
    const long m3;
    const unsigned int m4;
    int b5 : 14;
    long m6;
};

struct S2 {
    int m1;
};

static struct S1 ga1[2][2][2] = {
    {{{.m6 = 200L, .m4 = 0xfffffffeU}, {0xffffff5cU, -4294967132L, 4294967294L}}}
};

unsigned int h1(long n1)
{
    return n1 % -2 - n1 % 0xffffffcb694f261cULL - n1 * 5;
}

unsigned int f2(long n1, long n2, int n3)
{
    unsigned int *p1 = (n3 % (900 | 1) - n2) ? &ga1[0][0][1].m1 : &ga1[0][0][1].m1;
    *p1 += ga1[0][(unsigned long)n2 << 24 & 1][1].m2 - (48 + n1);
    *p1 += ~(256U | n1 >> 51);
    n3 = n2 - ((n2 & -(n2 <= *p1)) | (*p1 & ~-(n2 <= *p1)));
    return h1(n3);
}

static const unsigned int g2 = 0xfffffec0U;

unsigned int h3(unsigned int n1)
{
    return (n1 - 0xbb93cdU - n1) % 0x1904187bU - n1 * 13;
}

int h4(unsigned short n1, unsigned short n2, unsigned short n3)
{
    if ((!ga1[n3 >> 15 & 1][1][1].m1) <= n1)
        return (n3 || (n3 || (n1 ? n1 : n2))) + n2 * 3;
    return ((n3 ? n2 : 0xf000003fU) << 3) + n3 - n2 * 13;
}

long f5(long long n1, unsigned short n2)
{
    n2 = n2;
    return h4(n2, n1, g2 + n2);
}

static struct S2 gs3 = {.m1 = 3};

unsigned int f6(const signed char n1, long n2)
{
    n2 = 487746235479584L - (n2 & n1 % 13);
    return gs3.m1 + -9LL - (n2 - n1 * 13);
}

static const long long v1[8] = {487746235479585L, -4294967132L, 18, 0, -1, 1, 6, -19};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < 8; i++)
        see(f2(v1[i ^ 1], g2, v1[i ^ 7]));
    for (int i = 0; i < 5; i++)
        see(h3(v1[i ^ 1]));
    for (int i = 0; i < 6; i++)
        see(f5(v1[i ^ 1], v1[i ^ 6]));
    for (int i = 0; i < 8; i++)
        see(f6(v1[i ^ 6], v1[i ^ 2]));
    for (int i1 = 0; i1 < 2; i1++)
        for (int i2 = 0; i2 < 2; i2++)
            for (int i3 = 0; i3 < 2; i3++) {
                see(ga1[i1][i2][i3].m1);
                see(ga1[i1][i2][i3].m2);
                see(ga1[i1][i2][i3].m3);
                see(ga1[i1][i2][i3].m4);
                see(ga1[i1][i2][i3].b5);
                see(ga1[i1][i2][i3].m6);
            }
    printf("%llx\n", hash);
    return 0;
}
