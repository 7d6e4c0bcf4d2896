/* cassay 4/loops/3/size=1500 */
struct S1 {
    signed char m1;
};

struct S2 {
    unsigned int m1[2];
};

int q1 = 29;
int q2 = 6;
int q3 = 4;
struct S1 gs1 = {1};

static char h1(short n1, signed char n2, char n3)
{
    if (n1 % 1147042315L == n1)
        return (((-2 - 53) & n3 >> 27) >> 21) - n3 * 5;
    return ((((n3 & 6291456) != 0) & ((n3 & 1) != 0)) > n2 % 0xfffffffeU - n2) - n3 * 7;
}

static int h2(signed char a, signed char b)
{
    return a < b;
}

static inline void f2(long n1)
{
    struct S2 a1[39][2] = {
        {{{0x1b5a9e0U}}, {{0xfffffd41U}}},
        {{{0xffffff5aU, 0xfffffed8U}}, {.m1 = {518U}}},
        {{{0xffffffcaU, 0xfffffffbU}}, {.m1 = {0xfffffcd1U, 0xfffffd82U}}},
        {{{256U}}}
    };
    for (a1[20][1].m1[1] = gs1.m1 - a1[20][1].m1[1], gs1.m1 = 0; h2(gs1.m1, q1); gs1.m1++) {
        a1[gs1.m1 + 3][0].m1[1] = gs1.m1 - a1[gs1.m1 + 3][0].m1[1];
    }
    n1 = a1[32][1].m1[((n1 || n1) && -1) & 1] | a1[28][0].m1[1];
    gs1.m1 -= n1;
}

long long v1[8] = {-17, 18, -1, 0, 1, -1, 4294967294L, -6};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q2; i++)
        see(h1(v1[i ^ 3], v1[i ^ 1], v1[i ^ 5]));
    for (int i = 0; i < q3; i++)
        f2(v1[i ^ 3]);
    see(gs1.m1);
    printf("%llx\n", hash);
    return 0;
}
