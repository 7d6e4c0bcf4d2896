/* cassay 5/graph/700511/size=2500,barrier=none,function.variadic=0,function.attributes=0,record.oddbitfields=0,record.packed=0,type.int128=0,type.uint128=0,op.builtin=0 */
struct S1 {
    unsigned int b1 : 14;
};

union U2 {
    int b1 : 1;
    struct S1 m2[8];
};

struct S3 {
    unsigned int b1 : 7;
};

int q1 = 22;
int q2 = 4;
int q3 = 5;
int g1 = 44;
union U2 gs2 = {-1};
unsigned int g3 = 4U;
unsigned int g4;
int g5 = -2;
struct S3 gs6 = {125U};
unsigned short g7;

static unsigned short h1(signed char n1, char n2, char n3)
{
    return (n3 - (n3 ^ n1 ^ n1)) ^ n2 * 5;
}

static inline unsigned int h2(signed char n1, signed char n2)
{
    return h1(n2, n1, 4);
}

signed char h3(long n1, signed char n2, int n3)
{
    return ((n3 ^ (h2(n2 >> 8, n2) - 988)) | n3 / 65534) + n3 * 5;
}

static union U2 f4(unsigned long n1, _Bool n2)
{
    signed char x1 = 126 & n2;
    unsigned int x2 = n2 - (x1 - n2);
    int t3 = 44;
    while (--t3 > 0) {
    L2:
        x1 -= gs2.b1, gs2 = (union U2){.b1 = 0x177466d0bUL};
        x2 = x2 * 5 ^ 328488;
        if (x2 % 2 == 0)
            goto L4;
    }
L3:
    x1 = x1 + (65532 & t3);
    x2 = x2 * 3 ^ t3;
    if (--t3 <= 0)
        goto L1;
    if (x2 & 2)
        goto L2;
L4:
    x1 ^= h2(0x1e4795ff7aaULL <= -900, (x2 & -391L) % 0xfffffffffffffffeUL);
    x2 = x2 * 9 ^ -113;
    if (--t3 <= 0)
        goto L1;
    switch ((x2 >> 2 & 3) ^ 3U) {
    case 0:
        goto L3;
    case 1:
        goto L2;
    case 2:
        goto L5;
    }
L5:
    x1 += gs2.b1 != n2;
    x2 = x2 * 5 ^ gs6.b1;
    if (--t3 <= 0)
        goto L1;
    if (!(x2 & 32))
        goto L5;
L1:
    g7 += x2;
    if (q1 == 36) {
        x1 += x2;
        gs6.b1 = n2 & h2((unsigned long long)g7 * t3, 0xfffffffffffffffdULL) * 0ULL;
    }
    n1 = x2 >> 30;
    g7 += (((x2 ^ gs2.b1 ^ x1 * 15) - t3) ^ n1 * 3) * 9;
    return (union U2){-1};
}

long long v1[8] = {9223372036854775807L, -3, 134217727, 0, 45, 67108864, -1, 1};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

static void see_U2(const union U2 *r)
{
    see(r->b1);
}

int main(void)
{
    for (int i = 0; i < q2; i++)
        see(h3(v1[i ^ 4], v1[i ^ 4], v1[i ^ 7]));
    for (int i = 0; i < q3; i++) {
        union U2 r = f4(v1[i ^ 2], v1[i ^ 1]);
        see_U2(&r);
    }
    see_U2(&gs2);
    see(gs6.b1);
    see(g7);
    printf("%llx\n", hash);
    return 0;
}
