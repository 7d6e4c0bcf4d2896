/* cassay 5/scalar/700234/size=2500,barrier=none,function.variadic=0,function.attributes=0,record.oddbitfields=0,record.packed=0,type.int128=0,type.uint128=0,op.builtin=0 */
struct S1 {
    long long m1;
    short m2;
};

struct S2 {
    unsigned char m1;
    unsigned char m2;
};

union U3 {
    unsigned short m1;
    short m2;
    struct S2 m3;
};

int q1 = 4;
int q2 = 6;
int q3 = 5;
volatile struct S1 gs1;
static const short g2 = -1;
union U3 gs3 = {124};
unsigned int g4 = 918U;
unsigned short g5 = 12;

static char h1(short n1, long long n2, unsigned int *n3)
{
    return n1 + n2 - (*n3 - n1 - n2) - (n1 ^ n2) * 11;
}

static short h2(volatile long long *n1)
{
    return (g2 != 0 ? gs3.m3.m1 % g2 : gs3.m3.m1) >> 5;
}

static inline unsigned short h3(short n1)
{
    if ((n1 & -10) == n1)
        return n1 - 1 - n1 * 5;
    return (n1 ^ (int)n1) - n1 * 3;
}

static inline union U3 h4(union U3 n1, unsigned long n2)
{
    n1.m3.m2 = -(0xfffffffffffffc37ULL - n2);
    n1.m1 = n2 % 0xffffffffc000ffffULL;
    return n1;
}

unsigned short h5(unsigned short n1, short n2)
{
    n1 -= n1 < -g2;
    return (~n2 & (n2 <= n1 >> 24)) - (n2 + n1 * 7) * 11;
}

struct S1 f6(struct S1 n1)
{
    unsigned long x1 = -((unsigned long long)((n1.m2 & 64792) - (n1.m1 ^ n1.m2)) * (-gs1.m1 - ~g2));
    unsigned long x2 = (((gs3.m2 & 268435456) == 268435456) & ((gs3.m2 & 268435456) != 0)
        || (gs3.m2 & 96) != 0) + (((int)gs1.m2 > (-15LL && n1.m1)) < x1 - (x1 != 1));
    x2 -= h3((g5 & -(g5 <= x1)) | (x1 & ~-(g5 <= x1)));
    g5 = ((x1 - x2 * 3 - n1.m2 * 15) ^ n1.m1) * 9 - g5;
    return gs1;
}

long long v1[8] = {-524287, -16, 1, 1, -8, -1, -511, 0};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q1; i++)
        see(h1(v1[i ^ 2], gs3.m1 - 36028797018961920LL, &g4));
    for (int i = 0; i < q2; i++)
        see(h2(&gs1.m1));
    for (int i = 0; i < 4; i++) {
        union U3 r = h4(gs3, v1[i ^ 4]);
        see(r.m1);
    }
    for (int i = 0; i < 6; i++)
        see(h5(v1[i ^ 4], 3 || g2));
    for (int i = 0; i < q3; i++) {
        struct S1 r = f6((struct S1){
            (unsigned int)gs3.m1 >> 31 | (unsigned int)gs3.m1 << 1, g2 & -7
        });
        see(r.m1);
        see(r.m2);
    }
    see(gs1.m1);
    see(gs1.m2);
    see(g5);
    printf("%llx\n", hash);
    return 0;
}
