/* cassay 4/scalar/3/size=1500 */
unsigned int q1 = 7U;
int q2 = 6;
int q3 = 7;
int ga1[4][9][1];

static int h1(signed char n1)
{
    unsigned long x1 = (n1 | (n1 + n1)) * 0x32e5e44a41feUL;
    x1 += n1 + ((13U + (8UL - -572)) << 4) - (252 - -573 - -294);
    return (x1 << (n1 & 63)) - (x1 - n1) * 3;
}

static unsigned long long f2(int n1, int n2, unsigned long long n3)
{
    signed char x1 = (unsigned int)__builtin_clzl(0xffffffffffffff12UL * -239 | 1)
        * (236 * 90 ^ (496 & 16)) & (-125 <= (unsigned int)236 << 24 << 13)
        & (n2 ^ (n3 % -15 & n3));
    if (q1 < 7) {
        if ((int)(x1 + ga1[2][5][0])) {
            x1 = (x1 & (unsigned int)-0xfffffed9U) << 61;
        }
    }
    n2 = 293 % 14;
    n3 &= 1U;
    return h1(n3);
}

int g2 = -124;

static int f3(int n1, unsigned long n2, int *n3)
{
    unsigned long x1 = g2 + (g2 + g2);
    x1 = x1
        - (((ga1[1][(unsigned int)(*n3 > 0 ? ga1[(680 - *n3) / 2 & 3][5][0] / *n3
            : ga1[(680 - *n3) / 2 & 3][5][0]) % 9][0] & g2) ^ n1) >> 6);
    return h1(n2);
}

long long v1[8] = {68719476735L, 16777215, 8, 17, 9, -1, 1, 0};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q2; i++)
        see(f2(v1[i ^ 4], 571, v1[i]));
    for (int i = 0; i < q3; i++)
        see(f3(v1[i ^ 4], v1[i ^ 6], &g2));
    printf("%llx\n", hash);
    return 0;
}
