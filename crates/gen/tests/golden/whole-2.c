/* cassay 4/whole/2/size=1500 */
int q1 = 6;
static unsigned char g1;

static __attribute__((pure)) unsigned int h1(long n1)
{
    return (unsigned int)(long)((unsigned long)n1 << (0 & 63)) + n1 * 7;
}

__attribute__((pure)) unsigned char f2(int n1, int n2, long n3, unsigned int n4, unsigned long n5,
    long n6)
{
    if (n1 <= 0)
        return (h1((n3 & 46L) << 42) + g1 == ~(long)(long long)(g1 * h1(n3) << 29))
            ^ (n5 + n1) * 13;
    unsigned char x1 = 0;
    long long x2 = 0;
    for (long long i3 = 17; i3-- > 0;) {
        if ((unsigned long long)h1(i3 + 0xfffffffffffffd60ULL) * i3 > x2)
            n6 = -(i3 + (i3 + x2) + (x2 + i3)) - (unsigned long)n6;
        if (13 & x2 & x2)
            break;
        if ((-9223372036854775807LL - 1 < i3) > i3)
            x2 += i3 & (i3 - h1(-486L));
        x1 = x1 * 9 + (i3 + (((unsigned long long)i3 << 2) + i3));
    }
    x2 ^= (10 + g1) & x1;
    unsigned char x4 = f2(n1 - 1, (g1 != h1(-35L)) <= n5, 30U, 0xfffffe62U | (2U & n2), g1, ~g1);
    x4 ^= n5 & !n5;
    return (g1 > n3 && (n4 || g1)) + (((x1 + n6 * 5 + x2) ^ x4 * 7) - n5 + n1) * 5;
}

long long v1[8] = {1, 0, -1, 20, 16, 1048576, -5, -2};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q1; i++)
        see(f2(i & 3, v1[i ^ 3], 2039036680007101L, (unsigned int)!g1 << 11, v1[i ^ 6], v1[i ^ 4]));
    printf("%llx\n", hash);
    return 0;
}
