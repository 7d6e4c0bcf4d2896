/* cassay 4/whole/2/size=1500 */
int q1 = 12;
int q2 = 8;
static unsigned char g1;

int h1(unsigned int a, unsigned int b)
{
    return a < b;
}

static unsigned int h2(unsigned int a)
{
    return a + 1;
}

int h3(unsigned short a, unsigned short b)
{
    return a < b;
}

static unsigned short h4(unsigned short a)
{
    return a + 1;
}

void f1(char n1, long n2, unsigned int n3, unsigned int n4, unsigned short n5, long n6)
{
    int a1[6][1][1][2] = {
        {{{-818, 1}}},
        {{{972, -666}}},
        {{{-209, -11}}},
        {{{-2147483647 - 1, -107882468}}},
        {{{12, 12}}}
    };
    unsigned short x2 = 16384;
    unsigned long x3 = 0;
    for (unsigned short i4 = 0; h3(i4, 11); i4 = h4(i4))
        for (n4 = 0; h1(n4, q1); n4 = h2(n4)) {
            if (n4 + n4 != -6)
                x3 -= n4
                    ^ (!(336U + i4) + (long long)((unsigned long long)n4 - -9223372036854775806LL))
                        % -14LL;
            if ((x2 || x2) > x2)
                x2 += g1 ^ n4 ^ (unsigned int)i4 << 24;
            if (g1 & 4)
                x3 += i4 ^ i4;
            g1 ^= n4 & n4;
        }
    g1 -= x2 ^ x3;
    g1 += 2147483646 & n6;
    g1 = n4 ^ n2 ^ g1;
}

long long v1[8] = {16383, 1, 2147483646, -2147483647, 11, -1, 9, 0};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q2; i++)
        see(h4(v1[i ^ 5]));
    for (int i = 0; i < q2; i++)
        f1(15, v1[i ^ 7], v1[i ^ 5], v1[i ^ 2], v1[i], v1[i ^ 7]);
    see(g1);
    printf("%llx\n", hash);
    return 0;
}
