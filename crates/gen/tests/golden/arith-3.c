/* cassay 4/arith/3/size=1500 */
static int g1 = -2;

static unsigned long long f1(unsigned char n1, unsigned char n2, int n3)
{
    volatile int x1 = -((unsigned int)g1 * (n3 % -2147483647 / (n2 * 0 | 1) - n3)
        * (n2 + (1 || 90) >= ((12L == 1 || g1) > 13 * (n2 / 2 + (g1 <= n3)))));
    volatile long x2 = ((x1 == n1) >= n2 && g1 % -333L) + (-157L | g1);
    volatile unsigned long long x3 = (((x1
        && !((n3 && 0xfffffffffffffffdULL) || 0xfffffffffffffffcULL)) || x2)
        < 0xfffffffffffffffdULL * g1) * !(n2 || g1 || (n2 && g1 <= (n2 && 0)));
    g1 += (x3 || ~(x2 || n3)) * ((x1 >> 7) % 127)
        >> (((n1 + ((n3 >> (n3 & 31)) + (-2147483647 - 1 + 236)))
            >> (n2 * ((unsigned int)n1 * n2) & 31) == (unsigned int)((n3 ^ ~n3) / -65) * -13) & 31);
    n3 ^= ((x2 >> 18) / (x3 + 353ULL) | (n3 / 5 | ~n3))
        + (n3 * x1 | ((-6065 + -3 + -91 && n2 >> 23) + (846 | (n2 | (64928 + n2))))) - g1;
    x1 = g1;
    x3 = ((~(x2 ^ x1) ^ (n3 ^ -987)) | g1) ^ (~n3 ^ g1);
    x3 = n3;
    x2 = ~n2 ^ n3;
    n3 += (x3 >> (n2 & 63) ^ x2 >> 54) >> ((156 ^ -7) & 63);
    return (g1 + g1) ^ (((x1 - x2) ^ x3) + n3);
}

static const long long v1[8] = {-1, 15, 34359738367L, 0, 2, 1, -15, -14};
int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    for (int i = 0; i < 4; i++)
        see(f1(v1[i ^ 2], v1[i ^ 2], v1[i ^ 5]));
    see(g1);
    printf("%llx\n", hash);
    return 0;
}
