/* cassay 5/whole/700682/size=2500,barrier=none,function.variadic=0,function.attributes=0,record.oddbitfields=0,record.packed=0,type.int128=0,type.uint128=0,op.builtin=0 */
struct S1 {
    unsigned int b1 : 11;
    int m2;
    int m3;
    short m4;
    unsigned char m5;
    unsigned int b6 : 24;
    unsigned char m7;
};

int q1 = 7;
int q2 = 5;
int q3 = 8;
int q4 = 6;
struct S1 gs1 = {.m2 = 821, .m5 = 235, .b6 = 0xf8ffffU, .m7 = 1, .m3 = 16};
int g2 = 14;

static long long h1(unsigned char n1)
{
    n1--;
    return ((!(n1 / 203324847)) | -n1) - n1 * 5;
}

static int h2(const int n1)
{
    unsigned char x1 = n1 != -273606116LL;
    return (unsigned short)((unsigned short)n1 << 8 | (unsigned short)n1 >> 8) % 53 - (x1 - n1) * 3;
}

static short h3(int n1, int *n2)
{
    return (short)(!n1 / 91) - (int)((unsigned int)n1 * 13);
}

static long long h4(const int *n1, unsigned char n2, int n3)
{
    int x1 = ((int)n3 | n2) % 689;
    return n3 - x1 - (x1 - n2 * 3) * 13;
}

static inline short f5(int n1, struct S1 n2)
{
    long long x1 = 0;
    unsigned short x2 = 0;
    unsigned long long x3 = 0x711548bULL;
    for (int i4 = 0; 23 != i4; ++i4) {
        x2 ^= i4 ^ i4 * 13;
        x1 -= i4 & i4;
        if ((!x3) != x3)
            x3 = x3 * 5 + i4 / (h2((long long)i4) | 1);
    }
    g2 = g2 - (x1 - x2 - x3);
    x1 = ((gs1.m2 - 15) ? x2 : x1) / 3 - g2;
    return (g2 & x2) / 235
        ^ (((((x1 ^ n1) - n2.m7 * 5 - n2.b6 - n2.m5 * 7) ^ n2.m4 * 5 ^ n2.m3) - n2.m2) ^ n2.b1);
}

int g3;

short h6(int n1, int n2, int n3)
{
    return g2 - (n3 | (-2147483646 ^ n3)) - ((n1 - n2) ^ n3) * 5;
}

int f7(int n1, int n2)
{
    int x1 = (unsigned short)((unsigned short)g3 << 8 | (unsigned short)g3 >> 8);
    unsigned char *p2 = ((unsigned int)(n2 | x1 | n2) << 8) ? &gs1.m5 : &gs1.m7;
    *p2 -= (unsigned int)x1 * 92 | (n1 | g3);
    *p2 -= *p2 - x1 - !*p2;
    x1 = x1 ^ h2(9223372036854775804LL == (gs1.m4 ^ *p2));
    return *p2 / 4294508544LL ^ (x1 ^ n2);
}

long long v1[8] = {203324847, 1, 0, -1, 274877906945L, 9223372036854775806L, -2147483647 - 1, -1};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q1; i++)
        see(h1(v1[i ^ 2]));
    for (int i = 0; i < q2; i++)
        see(h3(v1[i ^ 3], &gs1.m2));
    for (int i = 0; i < q2; i++)
        see(h4(&gs1.m2, v1[i ^ 5], -938));
    for (int i = 0; i < q3; i++)
        see(f5(v1[i ^ 3], gs1));
    for (int i = 0; i < q4; i++)
        see(h6(v1[i], v1[i], g3));
    for (int i = 0; i < q2; i++)
        see(f7(v1[i ^ 3], v1[i]));
    see(gs1.b1);
    see(gs1.m2);
    see(gs1.m3);
    see(gs1.m4);
    see(gs1.m5);
    see(gs1.b6);
    see(gs1.m7);
    see(g2);
    printf("%llx\n", hash);
    return 0;
}
