/* cassay 6/loops/3/size=1500 */
void *memset(void *, int, unsigned long);
int q1 = 30;
int q2 = 7;
int g1 = -2147483646;
static _Bool g2 = 1;

static int h1(int a)
{
    return (unsigned int)a + 4;
}

static int h2(signed char a, signed char b)
{
    return a != b;
}

static inline int f1(signed char n1)
{
    signed char a1[267] = {0, 19, -2, 2, 127};
    short x2 = n1 <= g2;
    for (int i3 = 0; i3 <= 266; i3 = h1(i3))
        a1[266 - i3] -= a1[i3];
    while (q1 > 32) {
        for (a1[103] = 46; h2(a1[103], 0); a1[103] >>= 1)
            x2 = (unsigned int)g2 * -266;
    }
    if (!((unsigned int)(x2 >> 26) * x2)) {
        unsigned int x4 = x2 * (x2 % 14);
        unsigned int x5 = g2 >> 14;
        unsigned int u6 = x4 ? g2 : x5 * (&x5)[0] - x4;
        while (u6 != 0) {
            x4 -= u6 * 15;
            g2 = g2 ^ ((x4 > -12) & 1);
            u6 /= 2;
        }
        memset(a1 + 70, 0, (197 - (int)((unsigned int)a1[128] % 5)) * sizeof(*a1));
        unsigned int u7 = (unsigned int)-g2;
        a1[133] = u7;
        a1[134] = u7 >> 8;
        n1 -= (x4 - x5 - u6 * 9) * 7;
    }
    n1 -= (unsigned int)x2++ * (0xbd9eb85945ULL * g1 != -32765);
    for (int i8 = 0; i8 < 267; i8++)
        x2 -= a1[i8];
    return g1 + (g2 - n1 * 11 - x2 * 11);
}

long long v1[8] = {-2147483647 - 1, -2147483647, 5, -1, 1, 2, 3, 0};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q2; i++)
        see(f1(v1[i]));
    see(g2);
    printf("%llx\n", hash);
    return 0;
}
