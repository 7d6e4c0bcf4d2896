/* cassay 4/scalar/3/size=1500 */
struct S1 {
    unsigned int m1[1][4];
    int m2;
    _Bool b3 : 1;
};

int q1 = 0;
int q2 = 55;
int q3 = 8;
static unsigned int g1 = 0xfffffdceU;

short h1(char n1, int n2)
{
    n2 = ((int)((unsigned int)n2 * n1) & -g1 * (unsigned long long)n2) - n1;
    return ((n2 - n1) ^ n2) - ((n2 + n1 * 3) & 1) * 7;
}

static unsigned short f2(int n1, short n2)
{
    unsigned int x1 = n2;
    char x2 = (n2 & (2147483644 & g1)) / 536346624 << (n2 & ((unsigned long)n2 | 4) & 31);
    struct S1 s3 = {{{562U, 562U, 0xfffffffbU, 0xbb84102U}}, 119547055, 0};
    if (!(-688 & q1))
        n2 &= x1 - ~(g1 * s3.b3);
    else
        x2 = h1(-7, 206 * s3.m1[0][3]);
    x2 -= h1(105, 2147483646);
    if (((void)(x1 - x2), x2 - n2) ^ n2)
        x1 -= ((g1 & n2) - n1) * (g1 - n1) + x2;
    if (q2 > 57) {
        n2 = (s3.m1[0][0] & n2) ^ s3.m2;
        n2 = h1(n2 >> 7, 344);
    }
    x1 = x1 ^ ((int)((unsigned int)g1 >> 0) - x2);
    return g1 * (g1 & 0x3000000000000000ULL)
        - (((((s3.b3 ^ s3.m2) - s3.m1[0][3] * 5 - s3.m1[0][2] * 11 + s3.m1[0][1] * 15)
            ^ s3.m1[0][0]) + n2 * 7 + x1 * 9 - n1) ^ x2 * 11) * 9;
}

long long v1[8] = {17, 1, -6, 0, -2, -1, 2147483647, 16};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q3; i++)
        see(f2(v1[i ^ 5], (g1 > g1) - (g1 < g1)));
    printf("%llx\n", hash);
    return 0;
}
