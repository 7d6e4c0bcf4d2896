/* cassay 4/arith/1/size=1500 */
int q1 = 4;
int q2 = 6;
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

static inline void f4(long n1, unsigned int n2, char n3, long n4)
{
    unsigned long x1 = -(n3 + (((unsigned long long)g2 << (n1 & 63)) + -n3)) >> 32;
    unsigned int x2 = ~~~(~g2 ^ g1) ^ (n3 ^ ((unsigned int)n3 << 22 ^ n4))
        ^ (n2 ^ x1 ^ ~(n4 ^ x1) ^ (~0xfffffffeU ^ 0xffb3ba03U)) ^ (-1144419283065LL ^ n4);
    x2 ^= ~~(g2 ^ 294071775054L ^ ((long)-1L ^ (13L ^ n4)) ^ (n4 ^ ~n3)
        ^ (g2 ^ 294071775054L ^ ((long)-1L ^ (13L ^ n4)) ^ ~(590064210965440L ^ 702001099L))) + x1;
    g1 ^= x2;
}

long long v1[8] = {1, -67108863, 549755813888L, 0, -14, 3, -32764, -1};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q1; i++)
        see(h1(-12, -15));
    for (int i = 0; i < q2; i++)
        see(h2(v1[i], v1[i ^ 6], g1));
    for (int i = 0; i < q2; i++)
        see(h3(v1[i ^ 1], v1[i ^ 6]));
    for (int i = 0; i < q1; i++)
        f4(v1[i ^ 6], v1[i ^ 3], v1[i], v1[i ^ 5]);
    see(g1);
    printf("%llx\n", hash);
    return 0;
}
