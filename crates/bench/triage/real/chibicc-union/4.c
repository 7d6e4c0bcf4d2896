/* cassay 5/graph/700307/size=2500,barrier=none,function.variadic=0,function.attributes=0,record.oddbitfields=0,record.packed=0,type.int128=0,type.uint128=0,op.builtin=0 */
union U1 {
    int m1;
    int m2;
    unsigned int m3;
    short m4;
};

int q1 = 6;
int q2 = 4;
static long long g1;
union U1 ga2[2][2];
char g3;
unsigned int g4;
short g5 = 17138;

signed char h1(char n1, short n2)
{
    signed char x1 = n2 ^ (n2 + -784L);
    return n1 - ((int)x1 | (x1 & n1)) - ((x1 ^ n2 * 7) - n1 * 15) * 9;
}

signed char h2(unsigned int n1, unsigned short n2)
{
    return ((n1 + n2) << (~n2 & 31)) - (n1 - n2 * 11) * 13;
}

unsigned short h3(char n1)
{
    unsigned long long x1 = n1 % 30462352881256873LL;
    return (x1 ^ 2) + (x1 + n1 * 9) * 5;
}

static inline union U1 f4(char n1)
{
    _Bool x1 = (n1 & 3363942371870701LL) | n1;
    unsigned long x2 = ga2[(14 ^ n1) & 1][(n1 ^ (n1 - x1)) & 1].m1;
    int t3 = 93;
    if (x2 % 6 != 2)
        goto L6;
L2:
    g1 = g1 + t3;
    x2 = x2 * 7 ^ h3(6918);
    if (--t3 <= 0)
        goto L1;
    if (x2 & 4)
        goto L6;
    goto L2;
L3:
    g1 = ((5 >= ga2[(t3 + (char)x1) & 1][0].m1) << 2) + x2 - g1;
    x2 = x2 * 9 - h2(g4, 65508);
    if (x2 & 4)
        goto L6;
    goto L4;
L4:
    g5 -= n1 - h2(t3, (unsigned int)(char)x1 << 5);
    x2 = x2 * 7 ^ g4;
    if (--t3 <= 0)
        goto L1;
    if (x2 & 32)
        goto L3;
L5:
    ga2[(x2 - t3) & 1][1] = ga2[0][1];
    x2 = x2 * 3 ^ g4;
    if (--t3 <= 0)
        goto L1;
    if (x2 & 1)
        goto L3;
L6:
    ga2[x2 & 1][t3 & t3 % 0x2e79cU & 1].m1 = ga2[x2 & 1][t3 & t3 % 0x2e79cU & 1].m1
        + ((unsigned int)(int)(g1 + t3) << 7 ^ g5);
    x2 = x2 * 7 & t3;
    if (--t3 <= 0)
        goto L1;
    if (x2 & 16)
        goto L5;
L1:
    g1 += x2;
    g5 += h3(x2 - -1);
    g5 = g5 ^ (x1 + x2 * 13 + g1 - t3 - n1 * 11) * 13;
    return ga2[(-9223372036854775807L - 1 <= x2) & 1][(t3 != x2) & 1];
}

long long v1[8] = {1, -6, -1, -9223372036854775807L, -2147483647, 8589934593L, -783, 0};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q1; i++)
        see(h1(v1[i ^ 5], 1));
    for (int i = 0; i < q2; i++) {
        union U1 r = f4(v1[i ^ 6]);
        see(r.m1);
    }
    see(g1);
    for (int i1 = 0; i1 < 2; i1++)
        for (int i2 = 0; i2 < 2; i2++)
            see(ga2[i1][i2].m1);
    see(g5);
    printf("%llx\n", hash);
    return 0;
}
