/* cassay 5/whole/700058/size=2500,barrier=none,function.variadic=0,function.attributes=0,record.oddbitfields=0,record.packed=0,type.int128=0,type.uint128=0,op.builtin=0 */
struct S1 {
    unsigned long m1;
    int m2;
    unsigned long m3;
    _Bool b4 : 1;
};

int q1 = 7;
int q2 = 6;
int q3 = 5;
int q4 = 8;
static const char g1;
struct S1 gs2 = {0xfffffffffffffc8cUL, -2147483647, 0x7ebc415cf60cUL, 1};

int h1(int a)
{
    return (unsigned int)a + 1;
}

char f1(const char *n1, const char *n2, int n3)
{
    int x1 = (n3 >> 31 & (*n2 & n3)) | (gs2.m1 & n3);
    unsigned int x2 = 0;
    unsigned char x3 = 229;
    for (n3 = 0; n3 < q1; n3 = h1(n3)) {
        x1 += n3;
        x3 = (n3 | ~x1) - x3;
        x2 = x2 * 31 + (((n3 > 4) != (0xc0f952e9233b6763UL != g1)) & (n3 == x1));
        if (n3 + x3 > n3)
            break;
        if ((x2 >> (n3 & 31) & 1) == n3)
            x1 &= n3 & -(n3 ^ n3);
    }
    x3 = x3 ^ ((0 + x2) ^ n3);
    return 385U ^ ((x2 + x1 - x3) ^ n3);
}

signed char ga3[18][1] = {{0}, {-13}, {123}, {-5}, {2}};
static const int g4 = 7;

char h3(unsigned int n1, signed char n2)
{
    char x1 = n1 | n2;
    return ((n2 & x1) ^ (12UL >= h1(-7))) - (x1 ^ n1) * 5;
}

int h4(unsigned char n1, char n2)
{
    return (n2 & (n2 + n1)) + n1 * 9;
}

static char h5(long n1, char n2)
{
    if ((unsigned int)n1 >= n1)
        return ((n2 + (n1 & -5)) | n2) - n1 * 11;
    return (n1 - ((n1 << 37) ? n2 : n1)) ^ n1 * 11;
}

static unsigned char f6(long n1, char n2, struct S1 n3)
{
    char a1[15];
    for (long i2 = 2; i2 < q2; i2++) {
        n1 = n1 - i2;
        a1[i2] = i2 > (i2 == (i2 >= i2));
    }
    char *p3 = a1 + 2;
    n2 -= p3[(-5 - g1 + n2) & 3];
    for (int i4 = 0; i4 < 4; i4++)
        n1 = n1 + p3[i4];
    return ((1 ^ g4) + ((unsigned int)ga3[8][0] << 23)) ^ (n2 + n1 + n3.b4 - n3.m3 + n3.m2 + n3.m1);
}

long long v1[8] = {2147483647, -2147483647, 0, -1, 1, 3, 12, -19};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q2; i++)
        see(f1(&g1, &g1, v1[i ^ 3]));
    for (int i = 0; i < q2; i++)
        see(h3(v1[i ^ 1], v1[i]));
    for (int i = 0; i < q3; i++)
        see(h4(v1[i ^ 7], v1[i ^ 2]));
    for (int i = 0; i < q4; i++)
        see(h5(v1[i ^ 1], v1[i ^ 2]));
    for (int i = 0; i < q1; i++)
        see(f6(v1[i], v1[i], gs2));
    printf("%llx\n", hash);
    return 0;
}
