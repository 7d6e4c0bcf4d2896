/* cassay 5/whole/700394/size=2500,barrier=none,function.variadic=0,function.attributes=0,record.oddbitfields=0,record.packed=0,type.int128=0,type.uint128=0,op.builtin=0 */
struct S1 {
    int m1[8];
};

struct S2 {
    long m1;
    _Bool b2 : 1;
    struct S1 m3;
};

int q1 = 8;
int q2 = 7;
int q3 = 6;
int q4 = 4;
static int g1 = 295;

static unsigned short h1(int n1)
{
    return n1 - (n1 - 1165) + n1 * 11;
}

static unsigned short h2(signed char n1, unsigned short n2)
{
    n1 -= n1 % 794;
    return (8 & n1 & (n1 & (n1 || n2))) ^ n2 * 5;
}

void f3(unsigned short n1, int n2, int n3)
{
    long x1 = -955L;
    int x2 = h2(g1, -(x1 * g1));
    int x3 = 0;
    for (int i4 = 0; i4 < q1; i4++) {
        x2 *= i4 - ((i4 & i4) ^ i4);
        x1 -= i4 + (i4 - 0xffffff57U);
        x3 ^= i4 - i4 * (i4 + 15713717L);
        if (!(g1 & 2))
            x3 -= (i4 >= 536870912) - (i4 && 793);
        g1 ^= (unsigned int)i4 * -866;
    }
    g1 = x1 - x2 - x3 - g1;
    n2 = (unsigned short)!(125730282750L ^ n2) - g1;
    g1 += n2;
}

struct S2 gs2 = {.b2 = 1, .m3 = {{-954, 5686173, 8388608, 16}}};

unsigned short h4(int n1, int n2, unsigned short n3)
{
    return n1 - (n2 - h2(n1, n2 - 536870904)) + n3 * 7;
}

static unsigned short h5(int n1, int n2, unsigned short n3, unsigned short n4, int n5, char n6,
    short n7, short n8, _Bool n9, signed char n10)
{
    return (_Bool)(-10 & n2) - n4 * 3;
}

static long h6(unsigned int n1, long n2)
{
    return !!(n1 >= 5686174) ^ n1 * 11;
}

long f7(long n1)
{
    int x1 = (n1 & gs2.b2) ^ (unsigned long)n1 << 17;
    x1 = x1 - h6(n1 & 1798625734L, n1);
    return (int)gs2.b2 ^ (x1 - n1);
}

long long v1[8] = {-13, -12, -16383, -10, -4096, 0, -1, 1};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q2; i++)
        see(h1(v1[i ^ 5]));
    for (int i = 0; i < 4; i++)
        f3(v1[i ^ 6], v1[i ^ 7], v1[i ^ 1]);
    for (int i = 0; i < q2; i++)
        see(h4(v1[i ^ 5], v1[i ^ 2], v1[i ^ 2]));
    for (int i = 0; i < q3; i++)
        see(h5(v1[i ^ 6], g1 ^ (-885 && gs2.m3.m1[(int)((unsigned int)g1 * 8) & 7]), v1[i ^ 4],
            v1[i], v1[i], v1[i ^ 3], v1[i ^ 1], v1[i ^ 7], v1[i ^ 7], v1[i ^ 3]));
    for (int i = 0; i < q4; i++)
        see(f7(v1[i ^ 5]));
    see(g1);
    printf("%llx\n", hash);
    return 0;
}
