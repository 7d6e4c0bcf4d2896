/* cassay 5/scalar/700542/size=2500,barrier=none,function.variadic=0,function.attributes=0,record.oddbitfields=0,record.packed=0,type.int128=0,type.uint128=0,op.builtin=0 */
struct S1 {
    unsigned long m1;
    unsigned short m2;
    unsigned long long m3;
};

union U2 {
    unsigned short m1[1];
};

struct S3 {
    char m1;
    struct S1 m2;
    union U2 m3[1];
    unsigned int m4;
};

int q1 = 7;
int q2 = 6;
int q3 = 5;
unsigned int ga1[32];
struct S3 ga2[2][2][1] = {{{{-1, {0x29fe43acUL, 54, 194ULL}, {{{14336}}}}}}};

static unsigned short h1(char n1, unsigned short n2)
{
    if (n2 + -16 != n1)
        return (n1 & n2) ^ (n1 - n2 * 11) * 9;
    return (n2 * 0x9b320d4bfUL | n1) + n1 + (n1 - n2 * 5) * 7;
}

char h2(short n1, char n2)
{
    if (n1 * n2 < n2)
        return h1(n2, n1);
    return n1 * (n1 + (n2 | n1)) - (n1 + n2 * 7) * 3;
}

union U2 h3(const union U2 n1, unsigned short n2)
{
    return n1;
}

static inline unsigned short f4(struct S3 n1, unsigned long long n2)
{
    unsigned long a1[2][3][3] = {{{0xd1202UL, 2UL}, {0x645715224UL, 316UL, 943UL}}};
    a1[1][1][1] = (short)(unsigned short)((unsigned short)ga1[21] ^ a1[1][2][2])
        | ((a1[1][1][n2 ? a1[n1.m2.m1 & 1][(a1[1][2][0] << 21) % 3][2] : a1[n2 & 1][1][1]] << 7
            | a1[1][1][2]) & n2);
    for (int i2 = 0; i2 < 2; i2++)
        for (int i3 = 0; i3 < 3; i3++)
            for (int i4 = 0; i4 < 3; i4++)
                n2 -= a1[i2][i3][i4];
    return (a1[0][1][a1[1][((void)(ga1[(ga2[1][1][0].m4 | ga1[25]) ? a1[0][1][1] : ga1[21]] << 14),
        a1[ga1[21] / (a1[1][1][0] + 439UL) & 1][1][2]) % 3][0] / 8 % 3]
        - (a1[0][2][a1[0][2][0] % 3] >= n1.m2.m1)
        - (unsigned char)((char)(short)a1[1][2][0] - a1[0][2][1])) ^ n2 * 13;
}

long long v1[8] = {0, 140737488355329L, -274877906943L, 26934858275L, -1, 55, -2147483647, 1};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q1; i++)
        see(h1(v1[i ^ 7], v1[i ^ 7]));
    for (int i = 0; i < q2; i++)
        see(h2(v1[i ^ 1], v1[i ^ 5]));
    for (int i = 0; i < q3; i++) {
        union U2 r = h3(ga2[1][1][0].m3[0], v1[i ^ 1]);
        for (int i1 = 0; i1 < 1; i1++)
            see(r.m1[i1]);
    }
    for (int i = 0; i < q2; i++)
        see(f4(ga2[1][1][0], v1[i ^ 7]));
    printf("%llx\n", hash);
    return 0;
}
