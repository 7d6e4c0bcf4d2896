/* cassay 5/whole/710249/size=2500,barrier=none,function.variadic=0,function.attributes=0,record.oddbitfields=0,record.packed=0,type.int128=0,type.uint128=0,op.builtin=0 */
struct S1 {
    unsigned int b1 : 1;
    int b2 : 27;
    unsigned int b3 : 3;
};

int q1 = 8;
unsigned int ga1[4] = {0xf000000fU, 0xfffffe36U, 0xfffffe36U, 0xfffffff9U};
long g2 = -419L;
char ga3[6] = {121, -6, 125, -5, 68};

unsigned short h1(signed char n1)
{
    n1 &= n1 + -125 - (1908 >= (n1 ^ 0U));
    return ((unsigned int)n1 << 24 | ((unsigned int)n1 << 8 & 0xff0000U)
        | ((unsigned int)n1 >> 8 & 65280U) | (unsigned int)n1 >> 24) + n1 + n1 + n1 * 5;
}

unsigned int f2(signed char n1, char n2)
{
    long long x1 = *(ga1 + 0) * n2 / 41 ^ (h1(n2 - (-6LL + n1)) ^ 65523 ^ n2);
    long a2[14] = {-15L, 144112989052600320L, 943L, 702L, 67108864L};
    struct S1 a3[2] = {{0U, -760}, {1U}};
    unsigned int x4 = a3[(ga1[(107 > (a3[0].b3 && a3[1].b1)) & 3] + -1) & ga3[3] & 1].b3;
    long t5 = 108;
L2:
    ga3[(unsigned int)(t5 - x4) % 6] = ga3[(unsigned int)(t5 - x4) % 6]
        + ((((a3[1].b3 ^ a3[1].b2) + a3[1].b1) ^ a3[0].b3) - a3[0].b2 + a3[0].b1),
        a3[0] = (struct S1){.b2 = 5, .b1 = 0U, .b3 = 124};
    x4 = x4 * 5 ^ 0xfffffffffffffd98UL;
    if (g2 / 1 == (t5 & 1))
        goto L3;
L3:
    ga1[1] = ga1[1] + (319U >= a2[9]);
    x4 = x4 * 9 ^ ga1[0];
    if (--t5 <= 0)
        goto L1;
    if (x4 % 3 == 0)
        goto L2;
L4:
    x1 += a3[0].b2;
    a2[9] = h1(ga3[5] >> 0) ^ x1 ^ a2[9];
    x4 = x4 * 5 + x4;
    if (--t5 <= 0)
        goto L1;
    switch (x4 >> 0 & 1) {
    case 0:
        goto L4;
    default:
        goto L3;
    }
L1:
    a2[3] = x4 ^ a2[3];
    a2[13] = (unsigned long)g2 * n1 ^ a2[13];
    for (int i6 = 0; i6 < 14; i6++)
        x1 ^= a2[i6];
    return -2147483647
        - (((((x4 + a3[1].b3) ^ a3[1].b2) + a3[1].b1 + a3[0].b3 * 7) ^ a3[0].b2 * 7 ^ a3[0].b1) + t5
            + x1 * 11 + n2 * 5);
}

long long v1[8] = {-9, -15, 255, -1, 1, -1073741824, 0, 1};
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
    for (int i = 0; i < q1; i++) {
        see(f2(v1[i ^ 5], v1[i ^ 6]));
        see_bytes(ga1, sizeof(ga1));
        see_bytes(ga3, sizeof(ga3));
    }
    see_bytes(ga1, sizeof(ga1));
    see_bytes(ga3, sizeof(ga3));
    printf("%llx\n", hash);
    return 0;
}
