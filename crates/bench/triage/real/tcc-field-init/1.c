/* cassay 5/whole/710775/size=2500,barrier=none,function.variadic=0,function.attributes=0,record.oddbitfields=0,record.packed=0,type.int128=0,type.uint128=0,op.builtin=0 */
struct S1 {
    _Bool m1;
    char m2[4];
    unsigned int b3 : 15;
    unsigned long long m4;
    int m5;
};

int q1 = 0;
int q2 = 6;
int q3 = 4;
unsigned long g1 = 0xfffffffffffffffeUL;

signed char h1(signed char n1)
{
    n1 = n1;
    return n1 + 8L - n1 - 0L - n1 * 7;
}

static signed char h2(unsigned short n1)
{
    char x1 = (n1 + 0 + ((n1 & 131072) == 131072 && (n1 & 671088640) == 0)) | n1;
    return (char)(x1 | (n1 && n1)) - (x1 + n1) * 11;
}

signed char h3(int n1)
{
    if (n1 / 53918 != n1)
        return ((n1 & 262144) == 0 || (n1 & 1536) != 0) + n1 * 13;
    return h2(n1);
}

static int f4(long n1, unsigned int n2)
{
    unsigned int x1 = (signed char)(char)((short)n1 - n2)
        - (((n2 & 12582912) != 4194304) & ((n2 & 25165824) == 0) & ((n2 & 16) != 0));
    signed char i2;
    signed char j3 = 2;
    for (i2 = 11; i2 != 0; i2 = i2 >> 2, j3--) {
        n2 += i2;
        if (-g1 & q1) {
            for (long i4 = 72 - (int)(g1 % 3); i4
                > 24 - (int)((unsigned int)(j3 > g1) % 3); i4 -= (int)((x1 - i2) & 3) + 1) {
                n1 -= (int)(i4 + (x1 << x1)) & j3;
                n2 &= i2 - (1 - i4);
            }
        }
        n2 += g1 / 78L >= i2 - x1;
    }
    n1 = g1 & (9007199120523264L != i2);
    return (0L
        & ((signed char)g1 - (signed char)g1 > 127 ? 127 : (signed char)g1 - (signed char)g1 < -128
            ? -128 : (signed char)g1 - (signed char)g1)) + (x1 - n2 + j3 - i2 - n1);
}

unsigned int g2 = 0x106c378U;

char h5(const char n1)
{
    short x1 = -((unsigned int)n1 << 12 & n1);
    return (n1 > x1) + 1 + (x1 - n1) * 7;
}

static unsigned long long f6(unsigned int n1)
{
    struct S1 s1 = {17220473 - (n1 << 21), {31, -10, 46, 52}, n1 - -9};
    n1 = s1.m4 - n1;
    return h5(n1 + (s1.m5 + s1.m4 - s1.b3 - s1.m2[3] - s1.m2[2] - s1.m2[1] - s1.m2[0] - s1.m1));
}

long long v1[8] = {10, 1, -1023, -34359738367L, -2147483647, 5, 0, -1};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q2; i++)
        see(h1(v1[i ^ 5]));
    for (int i = 0; i < 6; i++)
        see(h3(v1[i ^ 3]));
    for (int i = 0; i < q3; i++)
        see(f4(v1[i ^ 7], v1[i ^ 2]));
    for (int i = 0; i < q3; i++)
        see(f6(v1[i ^ 5]));
    printf("%llx\n", hash);
    return 0;
}
