/* cassay 4/whole/2/size=1500 */
union U1 {
    unsigned long m1;
    unsigned long b2 : 20;
};

struct S2 {
    union U1 m1;
    int b2 : 30;
    volatile long long m3;
};

struct S3 {
    long long b1 : 5;
    union U1 m2;
    unsigned long long m3[3];
    struct S2 m4[2];
};

union U4 {
    unsigned long long b1 : 24;
    int m2;
    int b3 : 8;
    int b4 : 22;
    unsigned int b5 : 4;
    unsigned int b6 : 1;
};

static union U4 gs1 = {0ULL};

static __attribute__((pure)) int h1(unsigned short n1)
{
    return gs1.b1 - (n1 - n1);
}

static __attribute__((pure)) unsigned short h2(char n1, unsigned short n2, unsigned long n3)
{
    unsigned short x1 = (unsigned int)(n2 != 0 ? n2 % n2 : n2) << 8;
    return (n3 + n3 && n1) || x1 <= 0;
}

static __attribute__((const)) union U4 h3(union U4 n1, long long n2)
{
    n1.b1 = (int)(h2((n1.b1 ? n2 : -1) ^ -729, 0, 0xf92aaf34U << 9) * -9223372036854775805LL);
    n1.b1 = -9223372036854775805L % 64;
    return n1;
}

static unsigned char f4(void)
{
    union U4 s1 = gs1;
    gs1.b1 = s1.b1 ? s1.b1 : 9ULL;
    return (gs1.b1 & (32768 + 0x7ffffffffffffffcULL)) + (&gs1)->b1;
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    gs1.b1 = h1(65);
    gs1.b1 = h2(-1 + 41 - gs1.b1, 0xfffffcf2U, 0x34be402c3d4611dUL);
    h3(gs1, (h1(gs1.b1) && gs1.b1) || 13);
    f4();
    see(gs1.b1);
    printf("%llx\n", hash);
    return 0;
}
