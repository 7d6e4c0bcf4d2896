/* cassay 2/arith/3/size=1500 */
static int g1 = -1;
static _Bool g2;
static const _Bool g3 = 1;

static int f1(long n1)
{
    int x1 = (((unsigned long)(n1 + (g2 ^ 0)) * (-221 % -2147483645 * 31 / (n1 ^ 1)) >> 35)
        + ((n1 ^ 1) >> 51)) >> 36;
    volatile unsigned char x2 = (g2 >> 2 >> 19)
        + (~(~x1 >> 10)
            >> ((x1 ^ (802 ^ x1)) >> ((~(x1 ^ (g2 ^ (17 ^ 241))) && x1 >> (19 & 31)) & 31) & 31));
    unsigned long long x3 = ((~(x2 ^ x1) ^ g3 ^ x1) | g3) ^ n1;
    x3 = g1
        - -((unsigned int)g3 * (x3 && g1 % (-2147483647 - 1))
            * ((((~(n1 ^ x2) || x3 - 0) >> 14 < g3 + g1) >> (__builtin_ffsl(g3) & 31)
                && 1 ^ 0xfffffffffffffff8ULL) ^ g3));
    __builtin_sub_overflow(g3 | -2147483647, g1, &x2);
    g1 = x2 % 1 * (-2 * (g2 * (1149 + 47) + g3));
    x3 = !(__builtin_clz(-((2 ^ (-2147483647 - 1) && -536870401) / 5) | 1)
        % (-(x3 * 455) % ((unsigned int)11 * -9 | 1) | 1));
    g1 >>= x3 | g2;
    x3 += -(0xffffffffffc007ffULL ^ x1);
    x2 += -2068518718;
    return x3 + 0xffffff0eU <= -56;
}

int printf(const char *, ...);
static unsigned long long hash = 0xcbf29ce484222325ULL;

static void see(unsigned long long value)
{
    hash = (hash ^ value) * 0x100000001b3ULL;
}

int main(void)
{
    g2 = f1(g2);
    see(g1);
    see(g2);
    see(g3);
    printf("%llx\n", hash);
    return 0;
}
