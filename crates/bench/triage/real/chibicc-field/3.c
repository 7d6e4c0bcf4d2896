/* cassay 5/scalar/700381/size=2500,barrier=none,function.variadic=0,function.attributes=0,record.oddbitfields=0,record.packed=0,type.int128=0,type.uint128=0,op.builtin=0 */
struct S1 {
    unsigned int b1 : 9;
    unsigned char m2;
    int b3 : 3;
};

struct S2 {
    long m1;
    struct S1 m2;
    volatile unsigned int b3 : 6;
    volatile long m4[2][4];
    int b5 : 1;
};

struct S3 {
    unsigned int b1 : 31;
    unsigned int b2 : 7;
};

struct S4 {
    int b1 : 2;
    struct S1 m2;
};

int q1 = 65;
int q2 = 4;
unsigned int g1 = 2048U;
struct S2 gs2 = {.b5 = -1, .m4 = {{469272L, -576443160117379073L, -838L, 51267L}}};
signed char g3;
static long *gp4 = &gs2.m1;
struct S3 ga5[4][4];
struct S4 gs6 = {-1, {.b3 = 0, .m2 = 6, .b1 = 1U}};

static void f1(unsigned long long n1, unsigned char n2)
{
    volatile struct S3 a1[8][1] = {{{.b2 = 112U, .b1 = 0x7ffffffcU}}, {{0x244e08fU, 122U}}, {{0U}}};
    if (q1 > 79) {
        if (g3 > a1[6][0].b1)
            gs2.m1 += n2 + (n2 + (n2 == 0xfffffffffffffffcUL) + 0x10000000000000UL);
    }
    a1[5][0].b2 = (~(g3 > n2) != ~*gp4) + n2 || n2 & (124 != gs6.b1);
    if ((a1[2][0].b1 & n2) + (g1 >> 29)) {
        if (((a1[7][0].b1 & n2) >> 24) ? g1 : gs6.m2.m2 > 65536) {
            if ((a1[0][0].b1 & n1) - *gp4) {
                g1 = g1 + -76;
                n2 = (gs2.b5 ^ gs2.m2.b3) - gs2.m2.m2 * 7 + gs2.m2.b1 + gs2.m1 + n2,
                    gs2.m2 = gs6.m2;
            }
        }
        g1 -= -(n2 >= 1) & (~a1[1][0].b1 ? -4294967292L : g3);
    } else {
        volatile unsigned int a2[5] = {0xfffffe5bU, 799U, 0xedc7d918U, 0xfffffdc1U, 378U};
        struct S1 s3 = {.b1 = (int)(gs6.m2.b1 == a2[2])};
        if (35042 > gs6.b1) {
            a2[4] ^= (s3.b3 && a1[s3.b3 & 7][0].b1 == g1) * (n2 >> 26);
            s3.m2 = ((g3 >> 9) + g1) ^ s3.m2;
            s3.b1 = s3.b1 + ((gs2.b5 + gs2.m2.b3 + gs2.m2.m2 * 11 + gs2.m2.b1) ^ gs2.m1),
                gs2.m2 = s3;
        }
        n2 += s3.b3 + s3.m2 * 13 + s3.b1;
    }
    g3 += ((((g1 ^ gs2.b5) + gs2.m2.b3) ^ gs2.m2.m2 * 7 ^ gs2.m2.b1) - gs2.m1 + n2 * 11 + n1 * 15)
        * 11;
}

long long v1[8] = {1, -14, 0, -1, -5, -1, -131071, 6};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q2; i++)
        f1(v1[i ^ 3], v1[i ^ 5]);
    see(g1);
    see(gs2.m1);
    see(gs2.m2.b1);
    see(gs2.m2.m2);
    see(gs2.m2.b3);
    see(gs2.b3);
    for (int i1 = 0; i1 < 2; i1++)
        for (int i2 = 0; i2 < 4; i2++)
            see(gs2.m4[i1][i2]);
    see(gs2.b5);
    see(g3);
    see(*gp4);
    printf("%llx\n", hash);
    return 0;
}
