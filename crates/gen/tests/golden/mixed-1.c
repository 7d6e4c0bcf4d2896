/* cassay 4/mixed/1/size=1500 */
static int g1 = 1;

unsigned long h1(unsigned short n1, unsigned short n2, long long n3)
{
    return n3 & n1 * (n2 & n2);
}

static __attribute__((const)) unsigned char h2(int *n1, _Bool n2, int n3)
{
    return +(2 - n2);
}

static int h3(long a, long b)
{
    return a >= b;
}

unsigned char f3(const int *n1, long long n2)
{
    unsigned char x1 = *n1 & (*n1 & 248 & h2(&g1, g1 & g1, 0x20000U));
    char x2 = 0;
    int x3 = -2147483647 - 1;
    for (long i4 = (65533 & 1) + 10; h3(i4, 0); i4--)
        for (unsigned short i5 = 12; i5-- > 0;) {
            x3 = (unsigned int)x3 * 31 + (i5 & (0xffc00000000000ULL - -i5));
            if (!(~n2 & 50175))
                x2 += i5 * -(2UL & i5);
        }
    x2 = x2 - x3;
    n2 |= x2;
    return +~((unsigned int)x3 << 11);
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    h1(g1, -0xfffffffffffffff3UL - g1, -0xfffffffffffffff3UL);
    g1 = h2(&g1, g1 % 0xffc00000000001UL, -h3(256, g1));
    g1 = h3(-2147483647 - 1 + 1073761366 - g1, -g1);
    f3(&g1, -9223372036854775805LL);
    see(g1);
    printf("%llx\n", hash);
    return 0;
}
