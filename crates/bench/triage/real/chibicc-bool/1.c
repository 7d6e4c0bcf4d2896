/* cassay 5/whole/700618/size=2500,barrier=none,function.variadic=0,function.attributes=0,record.oddbitfields=0,record.packed=0,type.int128=0,type.uint128=0,op.builtin=0 */
struct S1 {
    unsigned char m1;
};

struct S2 {
    int m1;
};

struct S3 {
    struct S2 m1;
    _Bool b2 : 1;
    unsigned long m3;
};

int q1 = 7;
int q2 = 8;
static const struct S1 gs1 = {.m1 = 118};
volatile struct S3 gs2 = {.b2 = 1, .m3 = 0xffffffffffffff89UL, .m1 = {-4467}};
unsigned short g3 = 65523;

unsigned short h1(unsigned short n1)
{
    n1 &= n1 - 0xffffffffU - n1 + n1;
    return (506225618 || n1) - (253 || n1) - n1 * 7;
}

short h2(short n1)
{
    return (n1 + 0xfffffffffffffffcUL) % (n1 | 1) << 22 ^ n1 * 5;
}

unsigned char h3(unsigned long n1)
{
    if ((n1 > n1) - (n1 < n1) < n1)
        return n1 % 0x1000000UL ^ n1 * 11;
    return n1 * (n1 - 35843UL) ^ n1 * 5;
}

static unsigned char h4(unsigned short n1, unsigned short n2)
{
    return ~(n2 % 0xfffffffffffffffcUL) ^ n1 * 5;
}

unsigned char h5(unsigned short n1, unsigned char n2, unsigned short n3)
{
    n3 ^= (g3 && n2) ^ n3;
    return n2 % 1 - ((n3 ^ n2 * 3) - n1 * 9) * 13;
}

unsigned long f6(unsigned long n1, unsigned short n2)
{
    unsigned int x1 = 3U;
    unsigned char x2 = x1;
    unsigned long x3 = 0xfffffffffffffe8bUL;
    for (int i4 = (int)(((unsigned int)gs1.m1 << 16 ^ x3) & 1) + 3; i4 >= 0; i4--) {
        x2 += i4;
        if (i4 + n2 > i4)
            x2 -= i4 - +x3;
        if (!((x2 ^ 4U) & i4))
            break;
        x1 = i4 + 0xfffffffffffffff2UL - x1;
        if (i4 - g3 != i4)
            x3++;
    }
    g3 -= (x1 ^ x2) - x3;
    gs2.m3 -= h4((unsigned int)x2 << 16, x3 >> 58);
    return (gs1.m1 >> 19) - (g3 + n1 * 15 + n2 * 11) * 3;
}

long long v1[8] = {32, 128, 0, -549755813887L, -1, -19, 1, -134217729};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q1; i++)
        see(h1(v1[i ^ 3]));
    for (int i = 0; i < q2; i++)
        see(h2(v1[i]));
    for (int i = 0; i < q1; i++)
        see(h3(v1[i ^ 5]));
    for (int i = 0; i < q1; i++)
        see(h5(v1[i ^ 6], v1[i], v1[i ^ 2]));
    for (int i = 0; i < q2; i++)
        see(f6(v1[i ^ 1], v1[i ^ 2]));
    see(gs2.m1.m1);
    see(gs2.b2);
    see(gs2.m3);
    see(g3);
    printf("%llx\n", hash);
    return 0;
}
