/* cassay 5/scalar/710999/size=2500,barrier=none,function.variadic=0,function.attributes=0,record.oddbitfields=0,record.packed=0,type.int128=0,type.uint128=0,op.builtin=0 */
struct S1 {
    unsigned int m1;
};

struct S2 {
    long m1;
};

struct S3 {
    struct S2 m1;
};

int q1 = 0;
int q2 = 6;
int q3 = 5;
int q4 = 7;
signed char g1 = -128;
signed char *gp2 = &g1;
static const volatile short ga3[19] = {14, -1, 62, 68, -1};
static unsigned short g4;
static const volatile struct S1 gs5 = {48677U};
struct S3 ga6[18];
unsigned short *ga7[5] = {&g4, &g4, &g4, &g4, &g4};

unsigned short h1(short n1, char n2, unsigned long n3, short n4, struct S3 *n5, unsigned char n6,
    unsigned short n7, short n8, unsigned char n9)
{
    return !(n8 + (n1 != n6)) + (n3 + n7 * 11 + n8 * 9) * 7;
}

short h2(long n1)
{
    unsigned short x1 = n1 && n1 + -2147483646;
    n1 = (((unsigned int)x1 << 15 | (unsigned int)x1 >> 17) << (x1 & 31) != n1)
        + (x1 < 65467 ? 65467 : x1 > 65527 ? 65527 : x1)
        + (((x1 - 9) ^ (int)((((unsigned int)n1 & 0x7ffffU) ^ 262144) - 262144)) - ~x1 % 3);
    return x1 + 65532 + (x1 - n1) * 3;
}

long h3(long *n1, long n2)
{
    return ((unsigned int)((n2 < -69L ? -69L : n2 > 2L ? 2L : n2) || n2) << (n2 & 31)) - n2 * 13;
}

static void f4(struct S2 n1)
{
    if (q1) {
        switch ((long)n1.m1) {
        case 13708826595L:
            n1.m1 = ((unsigned long)(32764 + n1.m1) << 98) + ~n1.m1;
            n1.m1 = h3(&ga6[0].m1.m1, 4);
        }
    }
    n1.m1 = -(unsigned int)n1.m1 - n1.m1 + (n1.m1 - n1.m1 + g4 % 4 + (-944 ^ n1.m1)) - n1.m1 + g1;
    if (!((unsigned long)n1.m1 << (g1 >> 11 & 63)))
        n1.m1 = n1.m1 + ((int)+(signed char)(*gp2 + 2147483647) + 28);
    n1.m1 = n1.m1
        - h1(((unsigned long)n1.m1 << 13) + -1, n1.m1, n1.m1 - n1.m1, (unsigned long)n1.m1 << 56,
            &ga6[2], ga3[16], ~+n1.m1, 995UL, 204);
    g1 = g1 - n1.m1;
}

long long v1[8] = {
    -32767, 1, -1, 0, 549755813887L, 134217729, -274877906944L, 9223372036854775807L
};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q2; i++)
        see(h2(v1[i]));
    for (int i = 0; i < q3; i++)
        see(h3(&ga6[0].m1.m1, v1[i ^ 1]));
    for (int i = 0; i < q4; i++)
        f4(ga6[14].m1);
    see(g1);
    see(*gp2);
    for (int i1 = 0; i1 < 19; i1++)
        see(ga3[i1]);
    printf("%llx\n", hash);
    return 0;
}
