/* cassay 5/loops/711297/size=2500,barrier=none,function.variadic=0,function.attributes=0,record.oddbitfields=0,record.packed=0,type.int128=0,type.uint128=0,op.builtin=0 */
int q1 = 5;
int q2 = 7;
int q3 = 4;
unsigned int g1 = 0U;
long g2;
unsigned char g3 = 4;

short h1(unsigned char n1, short n2, unsigned char n3)
{
    return ((unsigned int)n3 << 13 << 1) / 66 ^ n2 * 13;
}

unsigned long long h2(int n1)
{
    n1 ^= n1 ^ (n1 | 0U) ^ (n1 ^ 0xfffff5a5U);
    return (n1 - (n1 >> 6)) ^ n1 * 9;
}

static inline unsigned int h3(unsigned char n1)
{
    int x1 = n1 / 65525;
    n1 -= n1 * 0xfffffffffffffe2eULL * n1 - x1;
    return (((unsigned int)n1 + (unsigned int)x1 < (unsigned int)n1 ? 0xffffffffU : (unsigned int)n1
        + (unsigned int)x1) || n1 / (n1 | 1)) ^ n1 * 5;
}

char h4(char n1)
{
    return h3(n1);
}

unsigned short h5(unsigned char n1, int n2)
{
    return (n2 || (n1 && n2 ^ 0xfffffe90U)) ^ n1 * 13;
}

char h6(unsigned long n1, unsigned int n2)
{
    if (n2 / -19144 < 4)
        return n2 / 1 - n1 * 9;
    return (n2 / 0xfffffffffffffff8ULL | n2) ^ n1 * 3;
}

unsigned long long f7(_Bool n1, short n2, _Bool n3)
{
    unsigned short x1 = h6(n2, !((unsigned int)n3 << 11));
    unsigned char x2 = 0;
    unsigned char x3 = x2;
    unsigned char x4 = 0;
    for (long i5 = 0; 4 > i5; i5++) {
        x2 ^= i5;
        if (((i5 > x4) - (i5 < x4)) & x3)
            x1 = x1 * 3 + (i5 ^ x2);
        x2 = x2 * 5 + (i5 >> 8);
        if ((i5 || n3) != x1)
            x3 ^= i5 * (unsigned long long)-i5;
        if ((x3 ? x3 : x3) != x3)
            x4 -= i5 | (i5 ^ i5 * x2);
    }
    n2 = (x1 - x2 - x3) ^ x4 ^ n2;
    x4 = n3 / -11 ^ n2;
    return (unsigned int)((x3 & 32768) != 0 && (x3 & 41943040) == 8388608 && (x3 & 12) != 4) * x2
        - (x4 - n2) * 11;
}

long long v1[8] = {19, 9, -1, 1, 0, 0, 2, 17};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q1; i++)
        see(h1(v1[i ^ 4], v1[i ^ 4], v1[i ^ 4]));
    for (int i = 0; i < q1; i++)
        see(h2(v1[i ^ 7]));
    for (int i = 0; i < q2; i++)
        see(h4(v1[i ^ 6]));
    for (int i = 0; i < q3; i++)
        see(h5(v1[i ^ 4], v1[i ^ 6]));
    for (int i = 0; i < q1; i++)
        see(f7(v1[i ^ 6], v1[i ^ 4], v1[i ^ 5]));
    printf("%llx\n", hash);
    return 0;
}
