/* cassay 6/graph/3/size=1500 */
int q1 = 16;
unsigned int q2 = 16U;
int q3 = 7;
int q4 = 8;
static int g1 = 1;
long g2;

__attribute__((const)) unsigned short h1(unsigned short n1, unsigned short n2)
{
    unsigned short x1;
    return __builtin_mul_overflow(n1, n2, &x1) ? 9 : x1;
}

unsigned short h2(unsigned short a)
{
    return a + 1;
}

static __attribute__((noinline)) int f2(int n1, unsigned int n2, int n3)
{
    int a1[16];
    for (unsigned short i2 = 0; i2 < q1; i2 = h2(i2)) {
        n3 += i2;
        a1[i2] = i2 - (i2 + -999);
    }
    if (!(q2 < 16))
        a1[2] = (n2 | n3) - (n2 & 0xb0ae0025203aULL) - a1[2];
    else {
        n3 = n3;
        g1 = h1(65335, n3);
    }
    n2 = ~g1;
    g2 -= a1[15] - n2;
    n3 = (int)((unsigned int)n3 - ((n2 && g1) | a1[4]));
    for (int i3 = 0; i3 < 16; i3++)
        n3 = (int)((unsigned int)n3 - a1[i3]);
    return a1[(a1[(761 + (int)a1[11]) & 15] + a1[8]) & 15] + (g2 - n3 - n1 - n2);
}

long long v1[8] = {-2147483647 - 1, -1, 762, 0, 1, 262143, -998, 13};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < 6; i++)
        see(h1(998, v1[i ^ 1]));
    for (int i = 0; i < q3; i++)
        see(h2(v1[i ^ 4]));
    for (int i = 0; i < q4; i++)
        see(f2(v1[i ^ 7], v1[i ^ 6], v1[i ^ 2]));
    see(g1);
    see(g2);
    printf("%llx\n", hash);
    return 0;
}
