/* cassay 5/scalar/700254/size=2500,barrier=none,function.variadic=0,function.attributes=0,record.oddbitfields=0,record.packed=0,type.int128=0,type.uint128=0,op.builtin=0 */
struct S1 {
    _Bool b1 : 1;
    unsigned int b2 : 4;
    int b3 : 17;
    unsigned long m4[4];
    long long m5;
};

struct S2 {
    unsigned int m1[7];
    int b2 : 30;
    const int b3 : 2;
};

struct S3 {
    unsigned int b1 : 9;
    unsigned int b2 : 11;
    int b3 : 23;
    unsigned int m4;
    struct S2 m5;
};

int q1 = 4;
int q2 = 5;
int q3 = 8;
static const struct S1 gs1 = {.m4 = {0xfffffffffffffffdUL, 2UL, 10UL, 0xfffffffffffffffcUL}};

int h1(const short n1, char n2)
{
    if ((n2 && n1) != n1)
        return (n2 | (n1 | n2)) - (n2 - n1 * 7) * 7;
    return n1 + n2 + n1 - (n2 - n1 * 13) * 9;
}

static inline unsigned char h2(unsigned long n1, unsigned short n2, short n3)
{
    short x1 = ((void)(n1 - n2 || n2), n3);
    x1 = x1 + (n2 | (gs1.m5 / 15 & n3));
    return (n1 | x1 | (n2 | x1)) + (x1 - n2 * 3 + n3 * 13) * 5;
}

static unsigned int f3(long long n1, const unsigned long n2, unsigned long n3)
{
    n1 = n3;
    return h1(n3 + n1, n2);
}

static const unsigned char g2 = 253;

struct S1 h4(struct S1 n1, int n2)
{
    n1.b3 = n2 <= n2 ? n2 : n2;
    return n1;
}

static unsigned short f5(long long n1)
{
    struct S3 s1 = {
        85U,
        405U,
        -4,
        (1U & n1) | 65520U,
        {{0xffffff63U, 0xfffffff8U, 0xff7fffffU, 0xffffffffU, 3U, 3U, 0xfffffdf0U}, - -657, 0}
    };
    s1.b3 = 4189584935156L + g2 - s1.b3;
    return - -h4(h4(gs1, gs1.m5 / 0xfffffffffffffff5UL), -656).m5
        - (s1.m5.b3 + s1.m5.b2 + s1.m4 * 13 - s1.b3 + s1.b2 + s1.b1 - n1);
}

long long v1[8] = {17179869183L, -7, 2, 0, 1, -1, 131071, 0};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q1; i++)
        see(h2(gs1.b1 + g2, v1[i ^ 3], v1[i ^ 2]));
    for (int i = 0; i < q2; i++)
        see(f3(v1[i ^ 3], 0xffffffffffff8003UL, v1[i ^ 5]));
    for (int i = 0; i < 5; i++) {
        struct S1 r = h4(gs1, v1[i ^ 4]);
        see(r.b1);
        see(r.b2);
        see(r.b3);
        for (int i1 = 0; i1 < 4; i1++)
            see(r.m4[i1]);
        see(r.m5);
    }
    for (int i = 0; i < q3; i++)
        see(f5(v1[i]));
    printf("%llx\n", hash);
    return 0;
}
