/* cassay 5/scalar/700376/size=2500,barrier=none,function.variadic=0,function.attributes=0,record.oddbitfields=0,record.packed=0,type.int128=0,type.uint128=0,op.builtin=0 */
struct S1 {
    unsigned int b1 : 13;
    unsigned long long m2[3];
    unsigned long m3;
    _Bool b4 : 1;
};

struct S2 {
    unsigned int m1;
    int b2 : 25;
    int b3 : 7;
    int b4 : 27;
};

struct S3 {
    struct S2 m1;
    unsigned int b2 : 8;
    _Bool b3 : 1;
};

int q1 = 8;
int q2 = 4;
int q3 = 7;
struct S1 gs1 = {.b1 = 8180U, .m3 = 0xfffffffffffffcfbUL, .m2 = {1ULL, 0x711d4b0ULL, 9ULL}};

static inline unsigned long long h1(char n1)
{
    if (n1 + -6 <= n1)
        return ~((n1 | 0xfffffff9U) + n1) + n1 * 11;
    return ((unsigned int)n1 >> (n1 & 31) | (unsigned int)n1 << (-(n1 & 31) & 31)) / -823 + n1 * 3;
}

static short h2(char n1, unsigned char n2)
{
    n1 += (unsigned long long)(n2 | 31137278) | n2 * (n1 ? n1 : n2);
    return h1(n2);
}

static short f3(int n1)
{
    ++n1;
    return (((unsigned int)gs1.b1 > (unsigned int)gs1.b4
        ? (unsigned int)gs1.b1 - (unsigned int)gs1.b4 : 0) * 1 | 0x14049cU) + n1;
}

int g2;

static char h4(unsigned long long *n1, int n2)
{
    unsigned char x1 = -284 ^ n2 * gs1.m2[0];
    n2 = (n2
        + ((g2 > g2) - (g2 < g2))
            / ((((unsigned int)n2 >> (gs1.b4 & 31) ^ (unsigned int)n2 << (-(gs1.b4 & 31) & 31))
                >= *n1) + 437)) ^ x1;
    return ((void)((2147483647 ? 2147483646 : *n1) >> 47), ~x1) ^ n2 * 11;
}

static inline unsigned long long f5(char n1)
{
    struct S3 s1 = {
        {2U, (h4(gs1.m2, n1 ? 54 : 0x3ffffff000000000ULL) | 0xf8ee2b4fU) >> 19},
        86U,
        n1 >> 18
    };
    unsigned long long *p2 = (int)s1.b3 ? gs1.m2 : gs1.m2;
    *p2 ^= g2 >= gs1.m2[1] ? g2 : gs1.m2[1];
    *p2 += g2 >> 23;
    *p2 += s1.m1.m1 | (&s1)->b3;
    return *p2 * (91 || 2147483646)
        + (s1.b3 + s1.b2 + s1.m1.b4 + s1.m1.b3 + s1.m1.b2 + s1.m1.m1 * 15 + n1 * 15) * 3;
}

long long v1[8] = {549755813887L, -16, -1, 17, -19, 4294967294L, 1, 0};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q1; i++)
        see(h2(v1[i ^ 1], 128));
    for (int i = 0; i < 8; i++)
        see(f3(v1[i ^ 7]));
    for (int i = 0; i < q2; i++)
        see(h4(&gs1.m2[(unsigned int)g2 % 3], v1[i ^ 4]));
    for (int i = 0; i < q3; i++)
        see(f5(v1[i ^ 3]));
    see(gs1.b1);
    for (int i1 = 0; i1 < 3; i1++)
        see(gs1.m2[i1]);
    see(gs1.m3);
    see(gs1.b4);
    printf("%llx\n", hash);
    return 0;
}
