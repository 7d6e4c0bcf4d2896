/* cassay 5/whole/700608/size=2500,barrier=none,function.variadic=0,function.attributes=0,record.oddbitfields=0,record.packed=0,type.int128=0,type.uint128=0,op.builtin=0 */
struct S1 {
    unsigned short m1;
    short m2;
};

union U2 {
    unsigned short m1[2];
    int m2;
    short m3[2];
    struct S1 m4;
};

union U3 {
    _Bool b1 : 1;
    unsigned short m2[3];
};

struct S4 {
    union U3 m1;
    long long m2[5];
    unsigned short m3;
    int m4;
};

static union U2 gs1 = {{71, 302}};

unsigned int f1(short n1, int n2)
{
    int x1 = ((void)n1, n1 && n2) - (n2 >= n1);
    _Bool a2[2] = {1, 1};
    if ((unsigned int)((unsigned int)65534 * gs1.m1[(unsigned int)gs1.m1[0] << 24 & 1] >> 8) % 32
        > 33) {
        unsigned short x3 = 1;
        long long x4 = 0;
        unsigned short x5 = -5;
        unsigned short x6 = 0;
        for (short i7 = 1; i7 >= 0; --i7) {
            if (a2[1] >> 0 < 3)
                x5 += x5 << 1 ^ ((a2[i7] >= i7 ? a2[i7] : i7) + !(int)(a2[i7] <= -15));
            x4++;
            n2 += (unsigned int)n2 << 5 ^ i7;
            x6++;
            if (x4 + i7 == i7)
                x3 ^= (i7 && -1) > -439 ? i7 && -1 : -439;
        }
        gs1.m1[0] -= x3 - x4 + x5 - x6;
    }
    a2[((unsigned int)a2[0] * a2[(x1 + n2) & 1] + x1) & 1] = a2[1];
    for (int i8 = 0; i8 < 2; i8++)
        x1 ^= a2[i8];
    return 0 + -gs1.m3[0];
}

static struct S4 ga2[2] = {{{1}, {-6771129455099569001LL, -12LL, 2LL, 105232541489598887LL}}};

unsigned int f2(void)
{
    unsigned char a1[8] = {7, 255, 39, 219, 240};
    ga2[0].m1.b1 = ga2[0].m1.b1 ^ (((void)-a1[6], a1[2]) & 1);
    return (a1[1] - (a1[2] & (179820752 + a1[7])))
        ^ (((ga2[1].m4 + ga2[1].m3 * 13 - ga2[1].m1.b1 + ga2[0].m4) ^ ga2[0].m3 * 9)
            + ga2[0].m1.b1);
}

static const long long v1[8] = {-7, -6, 1, 4, -1, -5, -3, 0};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < 7; i++)
        see(f1(9902, v1[i ^ 3]));
    for (int i = 0; i < 7; i++)
        see(f2());
    for (int i1 = 0; i1 < 2; i1++)
        see(gs1.m1[i1]);
    for (int i1 = 0; i1 < 2; i1++) {
        see(ga2[i1].m1.b1);
        for (int i2 = 0; i2 < 5; i2++)
            see(ga2[i1].m2[i2]);
        see(ga2[i1].m3);
        see(ga2[i1].m4);
    }
    printf("%llx\n", hash);
    return 0;
}
