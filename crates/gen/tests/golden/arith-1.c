/* cassay 4/arith/1/size=1500 */
int q1 = 6;
int q2 = 8;
long g1;
static long long g2 = -14LL;

static int h1(int n1, short n2)
{
    return (- -n1 + -10LL) ^ n2 * 9;
}

long h2(short n1, unsigned long n2, long n3)
{
    --n1;
    return (n3 >= !(n1 <= n1)) + n1 * 5;
}

static inline short h3(short n1, short n2)
{
    short x1;
    return __builtin_mul_overflow(n1, n2, &x1) ? -32765 : x1;
}

static void f4(long n1, unsigned int n2, char n3, long n4)
{
    unsigned long x1 = -(n3 + (((unsigned long long)g2 << (n1 & 63)) + -n3)) >> 32;
    unsigned int x2 = ~~~(~g2 ^ g1) ^ (n3 ^ ((unsigned int)n3 << 15 ^ 0xfffffffeU))
        ^ (~n1 ^ 0x1fffc0U ^ ((4U ^ 0xfffffff6U) ? g2 : 9340U) ^ (x1 ^ (n4 ^ 0xffec1ac6U)))
        ^ (n3 ^ n3);
    x1 = x1
        + (~((911U << ((g1 - n4) & 31) ^ (-(n3 + -n4) != g2))
            >= ((void)(n3 + -n4), ~(n2 ^ (0xfffffffcU ^ g1)))) + x2);
    g1 += (~n1 >> 51) + x1;
    g1 ^= 3UL << 25 >> 7 ^ ~-7093 >> (7093 + -7062);
    g2 = g1 + g2;
}

long long v1[8] = {7, -11, -32768, 0, -1, 524289, -13, 1};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q1; i++)
        see(h1(v1[i], v1[i ^ 1]));
    for (int i = 0; i < q2; i++)
        see(h2(v1[i ^ 6], v1[i ^ 7], 771L));
    for (int i = 0; i < q1; i++)
        see(h3(v1[i ^ 3], v1[i ^ 5]));
    for (int i = 0; i < 8; i++)
        f4(v1[i ^ 4], v1[i ^ 2], v1[i ^ 6], v1[i ^ 6]);
    see(g1);
    see(g2);
    printf("%llx\n", hash);
    return 0;
}
