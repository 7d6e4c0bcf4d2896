/* cassay 5/scalar/711795/size=2500,barrier=none,function.variadic=0,function.attributes=0,record.oddbitfields=0,record.packed=0,type.int128=0,type.uint128=0,op.builtin=0 */
struct S1 {
    int m1[6];
    unsigned long m2;
    int m3[3];
    _Bool m4;
    unsigned int m5[2];
};

struct S2 {
    unsigned short m1;
    unsigned int m2;
    int m3[1][6];
    int m4[4][1];
    long m5;
    int b6 : 17;
};

static struct S1 ga1[2][2];
static struct S2 ga2[1][2] = {{{65501, 933U, {{309, 723, 448}}}}};

static unsigned short h1(short n1, int n2)
{
    if (-n1 != n1)
        return (unsigned short)((unsigned short)n2 >> (n1 & 15)
            | (unsigned short)n2 << (-(n1 & 15) & 15)) + n1 * 9;
    return (((n2 ^ n1) + n1) ^ n2) - n1 * 13;
}

static int h2(char n1)
{
    return n1 + (n1 - (-310 + n1)) + n1 * 11;
}

int f3(char n1)
{
    unsigned long x1 = 1 + (unsigned short)(unsigned short)n1 + n1;
    _Bool *a2[3] = {&ga1[0][1].m4, &ga1[1][0].m4, &ga1[1][0].m4};
    if ((unsigned int)((ga1[0][0].m1[(x1 ^ h2((unsigned int)*a2[0])) % 6] + *a2[*a2[0]]) << 18) % 5
        > 6) {
        if ((unsigned long)(-127 + ((x1 << 117) - ga2[0][1].m4[0][0])))
            *a2[1] = x1;
    }
    *a2[2] = *a2[2] ^ (h2((unsigned long)(*a2[1] + *a2[(1 + (*a2[1] - x1)) % 3])) & 1);
    unsigned int *p3 = (unsigned long)(ga1[0][1].m5[0] - (x1 || n1)) ? ga1[1][0].m5 + 1
        : ga1[1][0].m5;
    *p3 -= h2((unsigned int)n1 << 11);
    *p3 -= ga2[0][1].m4[2][0];
    x1 -= ((void)*p3, ga2[0][1].m1 + 2147483646);
    return (*p3 << 1) - h2(ga1[(-132 - (*p3 << 1)) & 1][1].m4) - (x1 ^ n1 * 15) * 3;
}

static const long long v1[8] = {-1, 268435455, -18, 0, 1, 12, 4, 2147483646};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < 6; i++)
        see(h1(v1[i ^ 4], v1[i ^ 4]));
    for (int i = 0; i < 5; i++)
        see(f3(v1[i ^ 2]));
    for (int i1 = 0; i1 < 2; i1++)
        for (int i2 = 0; i2 < 2; i2++) {
            for (int i3 = 0; i3 < 6; i3++)
                see(ga1[i1][i2].m1[i3]);
            see(ga1[i1][i2].m2);
            for (int i3 = 0; i3 < 3; i3++)
                see(ga1[i1][i2].m3[i3]);
            see(ga1[i1][i2].m4);
            for (int i3 = 0; i3 < 2; i3++)
                see(ga1[i1][i2].m5[i3]);
        }
    printf("%llx\n", hash);
    return 0;
}
