/* cassay 6/arith/2/size=1500 */
int q1 = 4;
int q2 = 8;
unsigned int g1;

static __attribute__((const)) unsigned short h1(short n1, long long n2, unsigned short n3)
{
    long long x1 = (n1 != -903LL - n1) >> 8;
    return n3 / -108 + (x1 ^ n3 * 5) * 9;
}

static int h2(int a)
{
    return (unsigned int)a + 1;
}

__attribute__((noinline)) void f2(unsigned short n1)
{
    static long long x1 = 976LL;
    long long x2 = -((unsigned long long)(((x1 & 939524096) != 0) & ((x1 & 1024) != 0))
        * (~(x1 % -755L) % 1LL))
        >= (~~(0xffffff9bU - x1 != (unsigned long long)~(g1 | -184) * x1)
            != (short)(g1 / 0xfffffffaU))
            - (-((int)((((unsigned int)x1 & 4095U) ^ 2048) - 2048) >> 26) * (x1 % (x1 | 1))
                ^ - -((unsigned int)!g1 * (n1 - n1)));
    int i3;
    for (i3 = 0; i3 < 3; i3 = h2(i3)) {
        n1 -= i3;
        x2 ^= ~i3 ? i3 : 8712920335044812508LL - x1;
        g1 = g1 ^ ((i3 - x1) ^ x2);
    }
    x2 -= -(102668104L | g1) - i3;
    g1 ^= n1 - x2;
}

long long v1[8] = {-16384, 976, 1, -1, 0, -754, 65534, 262144};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q1; i++)
        see(h1(g1 ? -326578700208764410LL : g1, 9223372036854775805LL, v1[i ^ 3]));
    for (int i = 0; i < q2; i++)
        f2(4096);
    see(g1);
    printf("%llx\n", hash);
    return 0;
}
