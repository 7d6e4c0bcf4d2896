/* cassay 5/scalar/700045/size=2500,barrier=none,function.variadic=0,function.attributes=0,record.oddbitfields=0,record.packed=0,type.int128=0,type.uint128=0,op.builtin=0 */
struct S1 {
    int b1 : 13;
    unsigned int b2 : 4;
    unsigned char m3;
};

int q1 = 51;
int q2 = 7;
int q3 = 4;
int q4 = 5;
int q5 = 8;
static unsigned char g1 = 184;
unsigned int ga2[14];
_Bool ga3[2] = {1, 1};
int g4 = 135620;
char ga5[6][3] = {{5, 7, 0}, {31, 0}};

int h1(unsigned int n1)
{
    if (n1 + 11LL > n1)
        return (+n1 + g4 || n1) - n1 * 13;
    return ((n1 ^ 0xffffffffffffffd7UL) & (n1 ^ ~n1)) ^ n1 * 11;
}

static unsigned char h2(char n1)
{
    return +(n1 >> 11) + n1 * 5;
}

char h3(short n1)
{
    return ((n1 | 0xfffffffdU) + ((unsigned int)n1 << 29)) ^ n1 * 11;
}

char h4(unsigned char n1)
{
    long long x1 = (_Bool)(711ULL + h3(-3));
    return +(((unsigned long long)x1 > (unsigned long long)x1
        ? (unsigned long long)x1 - (unsigned long long)x1 : 0) & n1) + (x1 ^ n1 * 9) * 9;
}

long long h5(short n1, unsigned char n2)
{
    return (n1 + 183ULL + h4(n1 | (n2 || 0x40000ULL))) ^ (n1 ^ n2 * 3) * 5;
}

static unsigned int f6(signed char n1)
{
    signed char x1 = (53UL + (16UL + ~((unsigned int)n1 << 12) - 10UL))
        / (((((unsigned int)n1 << 31 | (0x966a505fa0fa25fUL + n1)) ^ (n1 + -12)) | 0x1cd9b315179UL)
            % 3156UL * -(16UL + ~((unsigned int)n1 << 12)) | 1);
    struct S1 s2 = {g1, 6U};
    if (q1 == 62) {
        if (s2.m3 >> 19)
            n1 = s2.b1 ^ 1152921504606846976L ^ (unsigned int)s2.m3 << 33;
    }
    if ((s2.b2 + (s2.m3 + n1 + g4)) & s2.b2) {
        char *p3 = -(62 | x1) ? ga5[2] : &ga5[3][0];
        *p3 += h4(g1);
        *p3 += g4;
        g4 += (unsigned int)n1 * (((*p3 <= 5UL) + 247) ? -12 : s2.b1 + g1);
    }
    return h3(n1 + ((x1 ^ s2.m3 * 13 ^ s2.b2) + s2.b1 + g4));
}

long long v1[8] = {-1, 12, 1, 11, 0, -32768, 14, 17};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

static void see_bytes(const void *at, unsigned long size)
{
    for (const unsigned char *p = at; size > 0; size--)
        see(*p++);
}

int main(void)
{
    for (int i = 0; i < q2; i++)
        see(h1(v1[i ^ 3]));
    for (int i = 0; i < q3; i++)
        see(h2(v1[i]));
    for (int i = 0; i < q4; i++)
        see(h4(v1[i ^ 6]));
    for (int i = 0; i < q3; i++)
        see(h5(v1[i ^ 4], v1[i]));
    for (int i = 0; i < q5; i++)
        see(f6(v1[i ^ 5]));
    see(g4);
    see_bytes(ga5, sizeof(ga5));
    printf("%llx\n", hash);
    return 0;
}
