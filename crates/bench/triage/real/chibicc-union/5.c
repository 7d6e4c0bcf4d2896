/* cassay 5/whole/700022/size=2500,barrier=none,function.variadic=0,function.attributes=0,record.oddbitfields=0,record.packed=0,type.int128=0,type.uint128=0,op.builtin=0 */
union U1 {
    unsigned char m1;
    unsigned int b2 : 24;
    unsigned char m3[3];
};

int q1 = 17;
int q2 = 5;
int q3 = 6;
int q4 = 4;
union U1 gs1;

static unsigned short h1(short n1, signed char n2)
{
    char x1 = n2 % n2;
    x1 ^= n2 || -4;
    return (unsigned int)(n2 | (unsigned int)x1) - (x1 - n1 * 7) * 11;
}

int h2(signed char n1, int n2, signed char n3)
{
    _Bool x1 = (n2 && (int)((unsigned int)n1 << (26 & 31))) == n3;
    return ((void)(n3 != x1), x1) - (x1 - n2 - n1 * 9) * 13;
}

long long f3(int n1)
{
    unsigned long i1;
    for (i1 = (int)(0xfffffffffffffc71ULL % 7); 18 - ((gs1.m1 || n1) & 1) > i1; ++i1) {
        n1 = n1 + i1 * 15;
        if (!(q1 > 36))
            goto L1;
        if (-n1) {
            if (((unsigned int)gs1.m1 << 5) % 1)
                break;
        }
    L1:
        gs1.m1 = gs1.m1 - (i1 % -912L - n1);
        n1 ^= gs1.m1, gs1 = (union U1){254};
    }
    gs1.m1 = gs1.m1 ^ ((n1 <= (unsigned int)n1 << 26) / 13 ^ i1);
    return (unsigned long)(long)i1 << 20;
}

long g2 = -3L;

char h4(unsigned char n1, long n2, short n3, unsigned char n4, long *n5, unsigned char n6,
    unsigned char n7, unsigned char n8, const signed char n9, unsigned short n10)
{
    return (n4 | +(n9 ^ g2)) ^ (long)((unsigned long)(n1 ^ n2 ^ n3 * 15 ^ n6 * 11 ^ n7 * 7) * 5);
}

union U1 f5(union U1 n1)
{
    const unsigned int a1[4][3] = {{0xfffffff9U, 782U, 0xfffffffeU}, {0xbfca8U, 0x8000000U}};
    n1.m1 = g2 ^ gs1.m1;
    gs1.m1 += n1.m1 * 13;
    return gs1;
}

long long v1[8] = {-9223372036854775807L - 1, -1, 13, 1, -911, 6, 5, 0};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

static void see_U1(const union U1 *r)
{
    see(r->m1);
}

int main(void)
{
    for (int i = 0; i < q2; i++)
        see(h1(v1[i ^ 6], 1));
    for (int i = 0; i < q3; i++)
        see(h2(v1[i ^ 6], v1[i ^ 4], v1[i ^ 2]));
    for (int i = 0; i < q2; i++)
        see(f3(v1[i ^ 7]));
    for (int i = 0; i < q4; i++)
        see(h4(v1[i ^ 6], v1[i ^ 3], v1[i ^ 2], g2 || 3669802, &g2, gs1.m1 / -65536, v1[i ^ 6],
            v1[i ^ 1], v1[i ^ 7], v1[i]));
    for (int i = 0; i < q2; i++) {
        union U1 r = f5((union U1){g2});
        see_U1(&r);
    }
    see_U1(&gs1);
    printf("%llx\n", hash);
    return 0;
}
