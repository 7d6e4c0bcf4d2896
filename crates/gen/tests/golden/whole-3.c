/* cassay 6/whole/3/size=1500 */
int q1 = 0;
unsigned int *qp2;
int q3 = 6;
int q4 = 7;
unsigned long g1 = 15UL;

char h1(long n1, char n2)
{
    char x1 = (unsigned int)(unsigned short)(n1 | n2) << 21;
    n2 = x1 ? x1 < 0U - ((0xfffffffffffffdadUL | -14) - x1) + x1 : ~(g1 | x1);
    return (x1 | n2) + x1 - ((x1 - n2 * 11) ^ n1) * 5;
}

unsigned long h2(char n1)
{
    return (n1 ^ (n1 & (n1 ^ n1))) - n1 * 13;
}

unsigned long f3(unsigned int n1, unsigned long n2, unsigned int n3)
{
    unsigned long x1 = n3
        ^ (((g1 ? n3 - 0xfffffff5U : n3) & g1 * n3)
            ^ (((unsigned int)(n2 - n3) ? n3 : 245U) - __builtin_popcount(g1)));
    do {
        const unsigned long x2 = g1 - (~x1 >= 0xe0000000007fffffUL) + (x1 - (g1 ? -(n3 << 2) : g1));
        if ((n2 + g1) << 42 & q1) {
            *qp2 = (-2147483647 - 1) | 0xf21ec989U;
            n3 = ~((x2 | (x2 & n2)) ^ !((unsigned int)g1 * x2));
            x1 -= -x1 >> 7 << 81;
        }
        n3 -= x1;
        g1 = g1 - x2 * 3;
    } while (0);
    x1 ^= g1 >> 2;
    return 14 + ((n3 ^ g1 * 9) - x1 * 3 + n1 * 9) * 3;
}

long long v1[8] = {274877906945L, 0, -7, -1, -1073741824, -128, 1, 244};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q3; i++)
        see(h1(v1[i], v1[i ^ 7]));
    for (int i = 0; i < q4; i++)
        see(h2(v1[i ^ 3]));
    for (int i = 0; i < 6; i++)
        see(f3(v1[i], -(64 - 18063U), 573U));
    see(g1);
    printf("%llx\n", hash);
    return 0;
}
