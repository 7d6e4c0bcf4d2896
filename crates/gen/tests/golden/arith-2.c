/* cassay 4/arith/2/size=1500 */
int q1 = 7;
long g1 = 614L;

unsigned short h1(unsigned short a)
{
    return a < 10 ? 10 : a > 11 ? 11 : a;
}

int h2(long long a, long long b)
{
    return a <= b;
}

__attribute__((noinline)) short f1(unsigned int n1, signed char n2, long long n3, long n4)
{
    long long x1 = -(-((0xfffffff5U | n4) - n2) ^ ((unsigned int)n2 << 17 == n3))
        - (n3 - (n3 - (n3 ^ n4)));
    unsigned int x2 = 4U;
    unsigned short x3 = 65530;
    unsigned short x4 = 0;
    for (n4 ^= x1, x1 = 0; h2(x1, h1(n4 ^ ~g1)); ++x1) {
        x4 ^= x1;
        if ((x1 <= 197LL) <= x1)
            x2 = (x1 | (-x3 ^ n2)) - x2;
        x3 += x3 << 5 ^ (x1 | (x1 < 166LL ? 166LL : x1 > 65531LL ? 65531LL : x1));
        if (x1 - x4 != x4)
            n2 *= x1 <= 0 ? 0x57b06U - ~x2 : -120L;
        x4 ^= x1 - ~((x1 | x1) - g1 - x1);
        n4++;
        if (g1 & 16)
            x3 ^= (x2 ^ x1) < 26110939LL ? x2 ^ x1 : 26110939LL;
        g1 ^= x1 - ((g1 % (x3 | 1) != -x1) - (x1 - (x1 - 316LL)));
    }
    g1 -= (x2 + x3) ^ x4;
    x3 = (211L | x4 | (712L > 0 ? x4 % 712L : x4)) - g1;
    return (0xfffffe54U | g1) - (n4 - x1 - n2 * 11 - x3 * 7);
}

long long v1[8] = {2097151, 65535, 1, -699, 944, 134217728, 0, -1};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q1; i++)
        see(f1(v1[i ^ 6], v1[i ^ 7], v1[i ^ 7], v1[i ^ 7]));
    see(g1);
    printf("%llx\n", hash);
    return 0;
}
