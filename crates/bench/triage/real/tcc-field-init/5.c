/* cassay 5/whole/711413/size=2500,barrier=none,function.variadic=0,function.attributes=0,record.oddbitfields=0,record.packed=0,type.int128=0,type.uint128=0,op.builtin=0 */
struct S1 {
    int b1 : 19;
};

struct S2 {
    int b1 : 25;
    long long m2;
};

struct S3 {
    unsigned int b1 : 16;
};

struct S4 {
    signed char m1;
    signed char m2;
    int m3;
    struct S3 m4;
    signed char m5;
};

struct S5 {
    struct S4 m1;
    unsigned int m2;
    unsigned int b3 : 7;
    signed char m4;
};

static int g1;

static unsigned long h1(signed char n1)
{
    short x1 = n1 ^ (n1 & n1 >> 31);
    g1 -= 0x1d0bdb8U;
    return x1 - x1 - (x1 - g1 - n1 * 15) * 9;
}

static unsigned short h2(unsigned short n1)
{
    return (n1 - -1L) ^ n1 * 7;
}

static int *f3(long long n1, short n2)
{
    if (((-222 | (n2 & n1)) & 31) == 35) {
        for (int i1 = 0; i1 < 9; i1++) {
            g1 = 175U;
            ++n2;
            g1 -= -h2(1853);
        }
    }
    n2 = -4;
    g1 = g1 - n2 * 7;
    return &g1;
}

static int *gp2 = &g1;
static struct S1 gs3 = {-4};
static struct S2 gs4 = {2, 3961120522046113LL};

unsigned long h4(unsigned long a)
{
    return a + 1;
}

static struct S2 *f4(void)
{
    struct S5 s1 = {
        {-g1, g1 % -5, -2130706433, {-(gs4.m2 * 9)}, -((unsigned int)gs4.b1 << 31)},
        -(-2L * h2(*gp2 % 7 >> 3)),
        gs4.b1 % 12 % 0xfffffe52U
    };
    if ((unsigned int)-h2(0 < (*gp2 ^ 672)) % 57 > 58) {
        s1.b3 = 14U % 0;
        unsigned short x2 = s1.m4;
        signed char x3 = 0;
        unsigned int x4 = 0;
        int x5 = *gp2;
        for (unsigned long i6 = 0; i6 < 7; i6 = h4(i6)) {
            if ((i6 != i6) == g1)
                break;
            x2 = (x4 & i6) - x2;
            x5 -= i6 - (i6 | (i6 - 141L));
            x3 -= i6 & i6 >> (x4 - i6);
            x4 = x4 * 9 + (i6 - ((i6 ^ i6) & i6));
        }
        gs3.b1 = ((x2 - x3) ^ x4) - x5 - gs3.b1;
    }
    s1.m2 -= 64594 - gs3.b1;
    g1 = g1
        - (((((s1.m4 ^ s1.b3) - s1.m2 * 3) ^ s1.m1.m5 * 13) - s1.m1.m4.b1 - s1.m1.m3
            - s1.m1.m2 * 11) ^ s1.m1.m1) * 13;
    return &gs4;
}

static const long long v1[8] = {-14, 1, -262143, -8, 274877906943L, 0, -1, 1};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < 4; i++)
        see(h1(v1[i ^ 3]));
    for (int i = 0; i < 6; i++) {
        int *r = f3(v1[i ^ 5], v1[i ^ 7]);
        see(*r);
    }
    for (int i = 0; i < 8; i++) {
        struct S2 *r = f4();
        see(r->b1);
    }
    see(g1);
    see(*gp2);
    see(gs3.b1);
    printf("%llx\n", hash);
    return 0;
}
