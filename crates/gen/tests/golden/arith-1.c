/* cassay 4/arith/1/size=1500 */
int q1 = 8;
int q2 = 5;
int q3 = 7;
int q4 = 6;
int g1;

static char h1(char n1)
{
    signed char x1 = ~~~n1;
    return ((n1 || -2147483647 - 1) + (unsigned int)((unsigned int)g1 * n1)) ^ (x1 + n1 * 15) * 7;
}

static inline void f2(long n1)
{
    unsigned long x1 = ((void)13678110, (unsigned long)n1 << 46);
    for (signed char i2 = 5;; i2--) {
        if (!(i2 > 0))
            break;
        n1 = n1 + i2 * 9;
        g1 = (-((unsigned long)(n1 - i2) << 26)
            == (((unsigned long)x1 + (unsigned long)x1 < (unsigned long)x1 ? 0xffffffffffffffffUL
                : (unsigned long)x1 + (unsigned long)x1) ^ (-x1 >> 25 > i2) ^ n1)) + g1;
    }
    n1 = (-~x1 ^ x1) - g1 - n1;
    g1 = g1 + (x1 + n1 * 9) * 7;
}

unsigned long g2;

static char h3(int n1, signed char n2)
{
    return -(!n1 ^ n2) + n2 * 9;
}

static unsigned short f4(unsigned long n1, int n2)
{
    static int x1 = -14;
    x1 = ~n2 + x1;
    return !~((unsigned int)n2 << 5) ^ (x1 + n1 * 15) * 9;
}

long long v1[8] = {0, 20, -32768, 17179869185L, -1, 15, 1, 15};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < q1; i++)
        see(h1(v1[i ^ 3]));
    for (int i = 0; i < q2; i++)
        f2(-12L);
    for (int i = 0; i < q3; i++)
        see(h3(10, v1[i ^ 4]));
    for (int i = 0; i < q4; i++)
        see(f4(v1[i ^ 1], v1[i ^ 2]));
    see(g1);
    printf("%llx\n", hash);
    return 0;
}
