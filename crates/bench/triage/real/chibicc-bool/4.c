/* cassay 5/whole/700633/size=2500,barrier=none,function.variadic=0,function.attributes=0,record.oddbitfields=0,record.packed=0,type.int128=0,type.uint128=0,op.builtin=0 */
struct S1 {
    const _Bool b1 : 1;
};

struct S2 {
    _Bool b1 : 1;
    const unsigned long m2;
};

struct S3 {
    int m1;
    int m2;
    const short m3;
};

int q1 = 3;
int q2 = 0;
int q3 = 2;
int q4 = 7;
struct S1 gs1 = {1};

static long f1(unsigned int n1)
{
    struct S2 s1 = {11, 0xfffffffffffffff4UL};
    int a2[7][7][2] = {{{-2147483647, -184}, {-15, -555}, {51569146}}};
    int (*p3)[2] = &a2[1][1];
    int x4 = (unsigned long)(unsigned int)gs1.b1 * n1 >> 32;
    long x5 = gs1.b1;
    struct S3 s6 = {
        (*p3)[0] + (a2[3][n1 % 7][0] - x5),
        (*p3)[(a2[(unsigned int)(gs1.b1 + gs1.b1) % 7][2][gs1.b1 & 1] + x4 / 351) & 1] - (*p3)[0],
        gs1.b1 - (gs1.b1 + a2[6][(unsigned long)(x5 + 9) % 7][0])
    };
    short x7 = x4;
    int x8 = gs1.b1;
    unsigned int x9 = 0xfffffe4eU;
    signed char x10 = s6.m1;
    for (short i11 = 1; i11 < q1; i11++) {
        s6.m2 += i11 * 13;
        if (!((0xfffffc93U - x7) & a2[i11 - 1][3][0]))
            x7++;
        x9 += a2[i11 - 1][3][0] - (a2[i11 - 1][3][0] + i11);
        x10 -= (a2[i11 * 3][4][0] ^ i11) < 15 ? a2[i11 * 3][4][0] ^ i11 : 15;
        x8 += i11 >> 29 > -192 ? i11 >> 29 : -192;
    }
    x5 = x7 + x8 - x9 - x10 + x5;
    if (-11L & q2) {
        unsigned short x12 = 776;
        signed char x13 = s1.b1;
        for (x9 = 0; x9 < q3; x9++) {
            if ((x5 ^ a2[x9 * 3 + 1][5][0]) != x9)
                break;
            x12 = x12 * 5 + (x7 + gs1.b1 - n1);
            if (x13 + 1U > a2[x9 * 3 + 1][5][0])
                x7 += (unsigned int)a2[x9 + 3][6][0] - ((void)x13, a2[x9 * 3 + 1][5][0]);
            x13 += x5 + -x9 / 12UL;
            n1++;
        }
        a2[1][2][s6.m1 & (0xa145fb9ULL & gs1.b1) & 1] = a2[1][2][s6.m1 & (0xa145fb9ULL & gs1.b1)
            & 1] + (x12 ^ x13);
    }
    x10 = 1076 || x9;
    return -gs1.b1 - (s1.m2 - s1.b1 - x4 - s6.m3 * 11 - s6.m2 - s6.m1 - x5 + x10 * 13 - n1 * 13);
}

long long v1[8] = {-18, 0, -1, 1, 4294967297L, -2147483647 - 1, 20, -16};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q4; i++)
        see(f1(v1[i ^ 4]));
    printf("%llx\n", hash);
    return 0;
}
